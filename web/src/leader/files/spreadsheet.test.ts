import { describe, expect, it } from 'vitest'
import { cellsIn } from './cells-in.ts'
import { spreadsheet } from './spreadsheet.ts'
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

  it('has what looks like a date, a formula or a number as a text, and numbers as numbers', async () => {
    const texts = ['1/2', '5/8', '4-0-0', '=A1', '007']
    const files = filesIn(spreadsheet([[...texts, 7, 12.5]]))
    const sheet = decoded(await files?.get('xl/worksheets/sheet1.xml')?.())
    texts.forEach((text, at) => {
      const name = `${'ABCDE'[at]}1`
      expect(sheet).toContain(
        `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`,
      )
    })
    expect(sheet).toContain('<c r="F1"><v>7</v></c><c r="G1"><v>12.5</v></c>')
  })

  it('names the cells behind the twenty-sixth column, too', async () => {
    const files = filesIn(spreadsheet([Array.from({ length: 28 }, (_, at) => at)]))
    const sheet = decoded(await files?.get('xl/worksheets/sheet1.xml')?.())
    expect(sheet).toContain('<c r="Z1"><v>25</v></c><c r="AA1"><v>26</v></c><c r="AB1">')
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

  it('may be an open document, where what is alike stands once', async () => {
    const content = `<office:spreadsheet><table:table table:name="a"><table:table-column/>
      <table:table-row><table:table-cell office:value-type="string"><text:p>Name</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2"/><table:table-cell><text:p>Club</text:p></table:table-cell></table:table-row>
      <table:table-row table:number-rows-repeated="2"><table:table-cell><text:p>Ana <text:span>Li&#347;</text:span></text:p><text:p>Fox</text:p></table:table-cell><table:covered-table-cell/><table:table-cell office:value-type="float" office:value="12"><text:p>12</text:p></table:table-cell></table:table-row>
      <table:table-row table:number-rows-repeated="1048573"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
      </table:table><table:table><table:table-row><table:table-cell><text:p>other</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>`
    const bytes = new TextEncoder().encode(content)
    const cells = await cellsIn(zipOf([{ name: 'content.xml', bytes }]))
    expect(cells?.slice(0, 3)).toEqual([
      ['Name', '', '', 'Club'],
      ['Ana Liś\nFox', '', '12'],
      ['Ana Liś\nFox', '', '12'],
    ])
    expect(cells).toHaveLength(4)
    expect(cells?.[3]?.join('')).toBe('')
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
