export type Style = { readonly file: string; readonly css: string }

const classes = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)

/** Commas in parentheses belong to one selector. */
const listed = (list: string): readonly string[] => {
  const found = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) found.push('')
    else found.push(`${found.pop()}${sign}`)
  }
  return found.map((one) => one.trim())
}

/** The selectors of a style sheet, those inside of `@media` included. */
const selectors = (css: string): readonly string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, list = '']) => list.trim())
    .filter((list) => !/^(@|from\b|to\b|\d+%)/.test(list))
    .flatMap(listed)

const rooms = ['ui', 'parts', 'leader', 'pages']
/** How high a room stands: it may name what those below it draw. */
const height = (file: string): number => rooms.indexOf(file.split('/')[0] ?? '')
/** Pages and parts are rooms of their own. */
const roomOf = (file: string): string => {
  const [first = '', second = ''] = file.split('/')
  return first === 'pages' || first === 'parts' ? `${first}/${second}` : first
}

const mayName = (file: string, owner: string): boolean =>
  roomOf(file) === roomOf(owner) || height(owner) < height(file)

/**
 * Class names are global: two files that mean different things by one name would dress each other's
 * pages, and only once both are loaded. So the class that a rule begins with belongs to its file
 * alone, and further on a rule names only its own and what stands below it.
 */
export const strayClasses = (styles: readonly Style[]): readonly string[] => {
  const rules = styles.flatMap(({ file, css }) =>
    selectors(css).map((selector) => ({ file, selector, names: classes(selector) })),
  )
  const owners = new Map<string, Set<string>>()
  for (const { file, names } of rules) {
    const [first] = names
    if (first !== undefined) owners.set(first, (owners.get(first) ?? new Set()).add(file))
  }
  const bare = rules
    .filter(({ file, names }) => names.length === 0 && height(file) > 0)
    .map(({ file, selector }) => `${file} begins with no class: ${selector}`)
  const shared = [...owners]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `.${name} begins rules of ${[...files].join(' and ')}`)
  const foreign = rules.flatMap(({ file, names }) =>
    names.flatMap((name) =>
      [...(owners.get(name) ?? [])]
        .filter((owner) => !owners.get(name)?.has(file) && !mayName(file, owner))
        .map((owner) => `${file} names .${name} of ${owner}`),
    ),
  )
  return [...new Set([...bare, ...shared, ...foreign])]
}
