import { useEffect } from 'react'
import { TopBand } from '../../band/top-band.tsx'
import { useWords } from '../../words/use-words.ts'
import { CreateForm } from './create-form.tsx'
import { EventList } from './event-list.tsx'
import './start.css'

export const StartPage = () => {
  const { heading } = useWords()
  useEffect(() => {
    document.title = 'Topcut'
  }, [])
  return (
    <>
      <TopBand />
      <main className="start">
        <h1 className="vh">Topcut: {heading('events')}</h1>
        <CreateForm />
        <EventList />
      </main>
    </>
  )
}
