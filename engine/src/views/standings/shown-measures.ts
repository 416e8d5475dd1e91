import { type MeasureName, measureNames } from '../../standings/measure-names.ts'

type Camel<Text extends string> = Text extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Text

/** What travels has each measure under its own name: `marginOfVictory`. */
export type MeasureField = Camel<MeasureName>

export const measureField = (name: MeasureName): MeasureField =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as MeasureField

/** A measure of one line: exact as a text, and a decimal only to look at. */
type ShownMeasure = {
  readonly name: MeasureName
  readonly exactly: string
  readonly shown: number
}

type Travelling = { readonly [F in MeasureField]?: string | number | null }

/** The measures a line has, in the order of the columns. */
export const measuresIn = (row: Travelling): readonly ShownMeasure[] =>
  measureNames.flatMap((name) => {
    const value = row[measureField(name)]
    if (value === null || value === undefined) return []
    const [top, bottom = '1'] = `${value}`.split('/')
    return [{ name, exactly: `${value}`, shown: Number(top) / Number(bottom) }]
  })
