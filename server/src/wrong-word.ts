import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

type WrongWord = { readonly wrong: 'noSuchWord' | 'needsValue'; readonly word: string }

/**
 * The first word that nothing can be made of, as it was typed. What Node would say of it is English
 * in every language and names none of the words there are.
 */
export const wrongWord = (
  args: readonly string[],
  options: ParseArgsOptionsConfig,
): WrongWord | null => {
  const loosely = { options, strict: false, allowPositionals: true, tokens: true } as const
  for (const token of parseArgs({ args: [...args], ...loosely }).tokens) {
    if (token.kind === 'positional') return { wrong: 'noSuchWord', word: token.value }
    if (token.kind === 'option-terminator') continue
    const { name, rawName, value, inlineValue } = token
    const type = Object.hasOwn(options, name) ? options[name]?.type : undefined
    if (type === undefined) return { wrong: 'noSuchWord', word: rawName }
    if (type === 'boolean' && value !== undefined)
      return { wrong: 'noSuchWord', word: `${rawName}=${value}` }
    // The next option is no value: --port --tls would not be heard on a port called --tls.
    const isValue = value !== undefined && (inlineValue || !value.startsWith('-'))
    if (type === 'string' && !isValue) return { wrong: 'needsValue', word: rawName }
  }
  return null
}
