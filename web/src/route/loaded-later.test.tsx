import { Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadedLater } from './loaded-later.ts'

const Greeting = ({ name }: { readonly name: string }) => <p>Welcome, {name}</p>

const shown = (Part: ReturnType<typeof loadedLater<{ readonly name: string }>>) =>
  renderToStaticMarkup(
    <Suspense fallback={<p>on its way</p>}>
      <Part name="Ada" />
    </Suspense>,
  )

describe('a part that is loaded later', () => {
  it('is waited for until it has come, then drawn without a moment of waiting', async () => {
    const Part = loadedLater(async () => Greeting)
    expect(shown(Part)).toContain('on its way')
    await Part.bring()
    expect(shown(Part)).toBe('<p>Welcome, Ada</p>')
  })

  it('is asked for again when it could not come', async () => {
    let asked = 0
    const Part = loadedLater(async () => {
      asked += 1
      if (asked === 1) throw new Error('no network')
      return Greeting
    })
    await expect(Part.bring()).rejects.toThrow('no network')
    await Part.bring()
    expect(shown(Part)).toBe('<p>Welcome, Ada</p>')
  })
})
