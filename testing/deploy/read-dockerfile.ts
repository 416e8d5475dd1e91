/** One line of a Dockerfile: what it says, and what follows it. */
type Instruction = { readonly word: string; readonly rest: string }

/** One part of it, from a base image to the next. */
export type Stage = {
  readonly image: string
  readonly name: string | null
  readonly steps: readonly Instruction[]
}

const known = new Set([
  'FROM',
  'WORKDIR',
  'COPY',
  'RUN',
  'ENV',
  'USER',
  'VOLUME',
  'EXPOSE',
  'STOPSIGNAL',
  'HEALTHCHECK',
  'ENTRYPOINT',
  'CMD',
])

const instructionOf = (line: string): Instruction => {
  const [, word = '', rest = ''] = /^([A-Z]+) (\S.*)$/.exec(line) ?? []
  if (!known.has(word)) throw new Error(`not an instruction that is used here: ${line}`)
  return { word, rest }
}

/** The stages of a Dockerfile; throws at what it does not know. */
export const readDockerfile = (text: string): readonly Stage[] => {
  const lines = text
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const stages: { image: string; name: string | null; steps: Instruction[] }[] = []
  for (const instruction of lines.map(instructionOf)) {
    const from = /^(\S+)(?: AS (\S+))?$/.exec(instruction.rest)
    if (instruction.word === 'FROM') {
      if (from === null) throw new Error(`from where: ${instruction.rest}`)
      stages.push({ image: from[1] ?? '', name: from[2] ?? null, steps: [] })
    } else if (stages.length === 0) throw new Error(`before any image: ${instruction.word}`)
    else stages.at(-1)?.steps.push(instruction)
  }
  return stages
}

/** The words of the exec form: no shell stands between, which would keep signals to itself. */
export const wordsIn = (rest: string): readonly string[] => {
  const words: unknown = JSON.parse(rest)
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    throw new Error(`not in the exec form: ${rest}`)
  return words
}

/** What is copied, and where to; `from`: out of another stage. */
export const copyOf = (rest: string) => {
  const [, from = null, paths = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(rest) ?? []
  const all = paths.split(' ')
  return { from, sources: all.slice(0, -1), target: all.at(-1) ?? '' }
}

/** Whether a path is left out by the lines of a .dockerignore. */
export const isIgnored = (ignored: readonly string[], path: string): boolean =>
  ignored.some((pattern) => {
    const text = pattern
      .replaceAll(/[.+^${}()|[\]]/g, '\\$&')
      .replaceAll('**/', '(?:.*/)?')
      .replaceAll(/(?<!\.)\*/g, '[^/]*')
    return new RegExp(`^${text}(?:/|$)`).test(path)
  })

export const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
