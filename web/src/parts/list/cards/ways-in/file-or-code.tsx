import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { FileField } from '../../../../ui/file-field.tsx'
import { Note } from '../../../../ui/note.tsx'
import { cardsWords } from '../../../../words/cards.ts'
import { fileWords } from '../../../../words/file.ts'
import { useWords } from '../../../../words/use-words.ts'
import { type FoundList, type ListTrouble, listIn, listInFile } from './list-in-file.ts'
import { canReadCodes } from './qr-reader.ts'
import { ScanCode } from './scan-code.tsx'

/** Why no list came of a file or a code. */
export type FileTrouble = ListTrouble | 'noCamera' | 'noList'

type Props = {
  readonly trouble: FileTrouble | null
  readonly onFound: (found: FoundList) => void
  readonly onNoCamera: () => void
}

/** A list out of a file, or out of a code that another program shows. */
export const FileOrCode = ({ trouble, onFound, onNoCamera }: Props) => {
  const words = useWords(cardsWords)
  const said = { ...words, ...useWords(fileWords) }
  const [isScanning, setScanning] = useState(false)
  const take = (found: FoundList) => {
    setScanning(false)
    onFound(found)
  }
  const takeFile = async (file: File | undefined) => {
    if (file !== undefined) take(await listInFile(file))
  }
  return (
    <div className="file-or-code">
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
              onNoCamera()
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
