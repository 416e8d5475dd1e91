import { fileName } from '../../../leader/file-name.ts'
import { spreadsheet } from '../../../leader/files/spreadsheet.ts'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { csvText, type TableLines } from './csv.ts'

type Props = {
  readonly name: string
  readonly testId: string
  readonly csv: string
  readonly lines: () => TableLines
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A table to take away: for programs, and for those who open it in a spreadsheet. */
export const TableButtons = ({ name, testId, csv, lines }: Props) => {
  const { page, language } = useWords(deskWords)
  return (
    <>
      <Button
        size="small"
        data-testid={`${testId}-csv`}
        onClick={() => {
          const text = csvText(lines(), language)
          saveFile(fileName(name, 'csv'), text, 'text/csv;charset=utf-8')
        }}
      >
        {csv}
      </Button>{' '}
      <Button
        size="small"
        data-testid={`${testId}-xlsx`}
        onClick={() => saveFile(fileName(name, 'xlsx'), spreadsheet(lines()), sheetType)}
      >
        {page.afterwards.files.spreadsheet}
      </Button>
    </>
  )
}
