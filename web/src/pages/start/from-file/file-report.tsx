import type { FileLook } from '@topcut/protocol'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Table } from '../../../ui/table.tsx'
import { fromFileWords } from '../../../words/from-file.ts'
import { useWords } from '../../../words/use-words.ts'

/** So many are looked through; the others are there on demand. */
const few = 12

/** What a file says against itself, and what of it finds no place. */
export const FileReport = ({ look }: { readonly look: FileLook }) => {
  const { discrepancies, lost } = look
  const { adds, lost: words } = useWords(fromFileWords)
  const [isWhole, setWhole] = useState(false)
  const [isAllLost, setAllLost] = useState(false)
  const shown = isWhole ? discrepancies : discrepancies.slice(0, few)
  const left = isAllLost ? lost : lost.slice(0, few)
  return (
    <>
      <section className="file-adds">
        <h3>{adds.heading}</h3>
        <Note tone={discrepancies.length === 0 ? 'good' : 'warn'} data-testid="file-adds">
          {discrepancies.length === 0 ? adds.right : adds.wrong(discrepancies.length)}
        </Note>
        {discrepancies.length > 0 && (
          <div className="file-lines">
            <Table data-testid="file-lines">
              <thead>
                <tr>
                  <th scope="col">{adds.player}</th>
                  <th scope="col">{adds.round}</th>
                  <th scope="col">{adds.what}</th>
                  <th scope="col">{adds.file}</th>
                  <th scope="col">{adds.computed}</th>
                  <th scope="col">{adds.likely}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ player, round, what, file, computed, likely }, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nothing comes between two lines of a report
                  <tr key={line}>
                    <th scope="row" translate="no">
                      {player ?? '–'}
                    </th>
                    <td data-label={adds.round}>{round ?? '–'}</td>
                    <td data-label={adds.what}>{what}</td>
                    <td data-label={adds.file} translate="no">
                      {file || '–'}
                    </td>
                    <td data-label={adds.computed} translate="no">
                      {computed || '–'}
                    </td>
                    <td data-label={adds.likely}>{likely ?? '–'}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        )}
        {shown.length < discrepancies.length && (
          <Button size="small" onClick={() => setWhole(true)}>
            {adds.all(discrepancies.length)}
          </Button>
        )}
      </section>
      <section className="file-lost">
        <h3>{words.heading}</h3>
        {lost.length === 0 ? (
          <p className="muted">{words.none}</p>
        ) : (
          <ul data-testid="file-lost">
            {left.map(({ what, where }) => (
              <li key={`${where} ${what}`}>
                {what} <small className="muted">{where}</small>
              </li>
            ))}
          </ul>
        )}
        {left.length < lost.length && (
          <Button size="small" onClick={() => setAllLost(true)}>
            {words.all(lost.length)}
          </Button>
        )}
      </section>
    </>
  )
}
