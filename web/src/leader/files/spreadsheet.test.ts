import { describe, expect, it } from 'vitest'
import { cellsIn, spreadsheet } from './spreadsheet.ts'
import { filesIn, zipOf } from './zip.ts'

const decoded = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

describe('a file for spreadsheets', () => {
  it('is read as it was written', async () => {
    const lines = [
      ['Place', 'Player', 'Wins'],
      [1, 'Ana <Fox> & "Lis" Ź', '4-0-0'],
      [2, ' =1+1\nnext', '1/2'],
    ]
    expect(await cellsIn(spreadsheet(lines))).toEqual(lines.map((line) => line.map(String)))
  })

  it('has what looks like a date or a formula as a text, and numbers as numbers', async () => {
    const files = filesIn(spreadsheet([['1/2', '5/8', '4-0-0', '=A1', 7, '12.50']]))
    const sheet = decoded(await files?.get('xl/worksheets/sheet1.xml')?.())
    for (const text of ['1/2', '5/8', '4-0-0', '=A1']) {
      expect(sheet).toContain(`<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`)
    }
    expect(sheet).toContain('<c><v>7</v></c><c><v>12.50</v></c>')
  })

  it('has the check sums that others unpack it by', () => {
    const bytes = new TextEncoder().encode('123456789')
    const zip = zipOf([{ name: 'a', bytes }])
    expect(new DataView(zip.buffer).getUint32(14, true)).toBe(0xcbf43926)
  })

  it('may be packed, share its texts, leave cells out and have several runs in one', async () => {
    const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) })
    const zip = zipOf([
      file(
        'xl/sharedStrings.xml',
        '<sst><si><t>Name</t></si><si><r><t>Ana </t></r><r><t xml:space="preserve">Li&#347;</t></r><rPh><t>x</t></rPh></si><si/></sst>',
      ),
      file('xl/worksheets/sheet2.xml', '<row><c><v>9</v></c></row>'),
      file(
        'xl/worksheets/sheet1.xml',
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="str"><f>A1</f><v>Club</v></c></row><row r="2"/><row r="3"><c r="A3" s="1" t="s"><v>1</v></c><c r="B3"/><c r="C3"><v>12</v></c><c r="ZZZ3"><v>1</v></c></row>',
      ),
    ])
    expect(await cellsIn(zip)).toEqual([['Name', '', 'Club'], [], ['Ana Liś', '', '12']])
  })

  it('unpacks what is packed', async () => {
    const text = '<row><c><v>5</v></c></row>'.repeat(20)
    const packing = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = new Uint8Array(await new Response(packing).arrayBuffer())
    expect(bytes.length).toBeLessThan(text.length)
    const zip = zipOf([{ name: 'xl/worksheets/sheet1.xml', bytes }])
    // Says of its only member that it is packed.
    const view = new DataView(zip.buffer)
    view.setUint16(view.getUint32(zip.length - 6, true) + 10, 8, true)
    expect(await cellsIn(zip)).toHaveLength(20)
  })

  it.each(['', 'Name;Club\nAna Lis;Harbour', 'PK\u0003\u0004 and no end'])(
    'is none: %j',
    async (text) => {
      expect(await cellsIn(new TextEncoder().encode(text))).toBeNull()
    },
  )
})
