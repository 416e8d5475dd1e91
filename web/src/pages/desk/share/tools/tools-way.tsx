import type { Naming } from '@topcut/engine'
import { useState } from 'react'
import { fileNameOf } from '../../../../leader/file-name.ts'
import { useLeading } from '../../../../leader/leading.ts'
import { usePublicNames } from '../../../../leader/names/use-public-names.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import { shareWords } from '../../../../words/share.ts'
import { useLanguage, useWords } from '../../../../words/use-words.ts'
import { ShareRow } from '../share-row.tsx'
import { outgoingEvent } from './outgoing-event.ts'
import { kindOfFile, type ToolFormat, toolFile, toolFormats } from './tool-file.ts'

/** The event as a file of another tool, with what that cannot say of it. */
export const ToolsWay = () => {
  const leading = useLeading()
  const language = useLanguage()
  const share = useWords(shareWords)
  const words = share.tools
  const [format, setFormat] = useState<ToolFormat>('cryodex')
  const [naming, setNaming] = useState<Naming>('asked')
  const [saved, setSaved] = useState({ said: '', unsaid: '' })
  const names = usePublicNames(naming)
  const called = { ...toolNames, scenario: words.scenarioFile }
  const save = () => {
    const file = toolFile(outgoingEvent(leading, names), format, called[format], language)
    if (file === null) return setSaved({ said: words.refused, unsaid: '' })
    const [ending, type] = kindOfFile[format]
    const name = fileNameOf([leading.state.created.name, called[format]], ending)
    saveFile(name, file.text, type)
    setSaved({ said: words.saved(name), unsaid: file.unsaid || words.saysAll })
  }
  return (
    <ShareRow
      sign="box"
      name={words.name}
      about={
        <span role="status" data-testid="share-tool-saved">
          {saved.said || words.files[format]}
        </span>
      }
      more={
        saved.unsaid === '' ? undefined : (
          <p className="share-unsaid" data-testid="share-tool-unsaid">
            {saved.unsaid}
          </p>
        )
      }
    >
      <SelectField
        className={null}
        isLabelHidden
        label={words.format}
        data-testid="share-tool"
        value={format}
        onChange={(chosen) => {
          setFormat(chosen)
          setSaved({ said: '', unsaid: '' })
        }}
        choices={toolFormats.map((one) => [one, called[one]] as const)}
      />
      <SelectField
        className={null}
        isLabelHidden
        label={words.naming}
        data-testid="share-tool-names"
        value={naming}
        onChange={setNaming}
        choices={[
          ['asked', words.names.asked],
          ['full', words.names.full],
        ]}
      />
      <Button
        size="small"
        aria-label={`${share.saveFile}: ${words.name}`}
        data-testid="share-tool-save"
        onClick={save}
      >
        {share.saveFile}
      </Button>
    </ShareRow>
  )
}

/** Names are the same in every language. */
const toolNames = {
  cryodex: 'ListFortress',
  listjuggler: 'List Juggler',
  nrtm: 'NRTM',
  trf: 'TRF',
  csv: 'CSV',
} as const
