import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { FileField } from '../../../../ui/file-field.tsx'
import { Note } from '../../../../ui/note.tsx'
import { useDroppedFile } from '../../../../ui/use-dropped-file.ts'
import { cardsWords } from '../../../../words/cards.ts'
import { fileWords } from '../../../../words/file.ts'
import { useWords } from '../../../../words/use-words.ts'
import { listIn, listInFile } from './list-in-file.ts'
import { canReadCodes } from './qr-reader.ts'
import { ScanCode } from './scan-code.tsx'

type Trouble = 'noCamera' | 'noCode' | 'noList' | 'unreadable' | 'tooLong'

type Props = {
  /** Takes a text; false where there is no list in it. */
  readonly onText: (text: string) => boolean
}

/** A list out of a file, or out of a code that another program shows. */
export const FileOrCode = ({ onText }: Props) => {
  const words = useWords(cardsWords)
  const said = { ...words, ...useWords(fileWords) }
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isScanning, setScanning] = useState(false)
  const take = (found: ReturnType<typeof listIn>) => {
    setScanning(false)
    setTrouble('trouble' in found ? found.trouble : onText(found.text) ? null : 'noList')
  }
  const takeFile = async (file: File | undefined) => {
    if (file !== undefined) take(await listInFile(file))
  }
  const isOver = useDroppedFile(takeFile)
  return (
    <div className={isOver ? 'file-or-code is-over' : 'file-or-code'}>
      <FileField
        label={words.chooseFile}
        data-testid="cards-file"
        accept=".json,.xws,.xwc,.o8d,.txt,text/plain,application/json"
        onChoose={takeFile}
      />
      <p className="muted">{words.drop}</p>
      {!canReadCodes() && <p className="muted">{words.noScan}</p>}
      {canReadCodes() && !isScanning && (
        <>
          <Button data-testid="scan" onClick={() => setScanning(true)}>
            {words.scan}
          </Button>
          <FileField label={words.choosePicture} accept="image/*" onChoose={takeFile} />
        </>
      )}
      {isScanning && (
        <>
          <ScanCode
            onText={(text) => take(listIn(text))}
            onTrouble={() => {
              setScanning(false)
              setTrouble('noCamera')
            }}
          />
          <Button onClick={() => setScanning(false)}>{words.stopScanning}</Button>
        </>
      )}
      {trouble !== null && (
        <Note tone="warn" role="status" data-testid="file-trouble">
          {said[trouble]}
        </Note>
      )}
    </div>
  )
}
