/** A file of the house by its path from the top, written with `/`. */
type HouseFile = { readonly path: string; readonly text: string }

type Rule = {
  /** What it keeps working, where Topcut is not run every day. */
  readonly why: string
  readonly isAbout: (path: string) => boolean
  readonly finds: (text: string) => boolean
}

const isCode = (path: string) => /\.(?:tsx?|mjs|js)$/.test(path)
const isTest = (path: string) =>
  /\.(?:test|suite)\.tsx?$/.test(path) ||
  /^(?:testing|bench|web\/testing|release\/trial)\//.test(path)

/** What is only said about code breaks nothing. */
const withoutComments = (text: string): string =>
  text.replace(/(^|\s)\/\*[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/.*$/gm, '$1')

const shellSyntax =
  /&&|\|\||[|;<>`'$]|^\s*\w+=|(?:^|\s)(?:rm|cp|mv|mkdir|cat|echo|sh|bash)\s|(?:^|\s)\.\//
const scriptsIn = (text: string): readonly string[] =>
  Object.values((JSON.parse(text) as { scripts?: Record<string, string> }).scripts ?? {})

const listing = /\bglobSync\(|recursive: true, encoding|(?:^|[^.\w])relative\(/
const cutting =
  /\.split\('\/'\)|\.(?:startsWith|includes|endsWith)\('[^'/][^']*\/|[(!=,\s]\/(?!\^\\\/)(?:[^/\\\n]|\\[^/])*\\\/|globSync\(`\$\{/
const turned = /replaceAll\('\\\\', '\/'\)|normalizePath|\bsep\b/

export const rules: readonly Rule[] = [
  {
    why: 'npm scripts run in cmd.exe as well: no shell syntax',
    isAbout: (path) => /(?:^|\/)package\.json$/.test(path),
    finds: (text) => scriptsIn(text).some((script) => shellSyntax.test(script)),
  },
  {
    why: 'the path of a file: address is no path of Windows: fileURLToPath',
    isAbout: isCode,
    finds: (text) => /(?:import\.meta\.url\)|pathToFileURL\([^)]*\))\s*\.pathname/.test(text),
  },
  {
    why: 'a path of Windows is no address to import from: pathToFileURL',
    isAbout: isCode,
    finds: (text) => /\bimport\(\s*(?:join|resolve|fileURLToPath)\(/.test(text),
  },
  {
    why: 'not every system has a /tmp: os.tmpdir()',
    isAbout: isCode,
    finds: (text) => /['"`]\/tmp\b/.test(text),
  },
  {
    why: 'lists of files come with backslashes on Windows: turn them before looking for /',
    isAbout: isCode,
    finds: (text) => listing.test(text) && cutting.test(text) && !turned.test(text),
  },
  {
    why: 'on Windows kill ends a process at once, whatever the signal, and some are not known there',
    isAbout: (path) => isCode(path) && !isTest(path),
    finds: (text) =>
      (/\.kill\((?!\w+, 0\))/.test(text) ||
        /['"]SIG(?:USR1|USR2|STOP|CONT|QUIT|PIPE|ALRM|CHLD|WINCH)['"]/.test(text)) &&
      !text.includes("'win32'"),
  },
  {
    why: 'only Node itself is there on every machine to be started',
    isAbout: (path) => isCode(path) && !isTest(path),
    finds: (text) =>
      /(?<![.\w])(?:spawn|exec|execFile|fork)(?:Sync)?\(\s*['"`]|shell: true/.test(text),
  },
  {
    why: 'Windows has no user numbers: call them with ?.()',
    isAbout: isCode,
    finds: (text) => /process\.(?:get|set)e?[ug]id\(/.test(text),
  },
]

type Finding = { readonly path: string; readonly why: string }

/** Everything in the files that would not work elsewhere. */
export const findingsIn = (files: readonly HouseFile[]): readonly Finding[] =>
  files.flatMap(({ path, text }) => {
    const said = isCode(path) ? withoutComments(text) : text
    return rules
      .filter(({ isAbout, finds }) => isAbout(path) && finds(said))
      .map(({ why }) => ({ path, why }))
  })

const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
/** Windows stops at 260 with the folder that everything lies in. */
const longest = 160

const isLegal = (path: string): boolean =>
  path.length <= longest &&
  path
    .split('/')
    .every(
      (part) =>
        !/[<>:"|?*\\]|[. ]$/.test(part) &&
        !devices.test(part) &&
        [...part].every((letter) => letter >= ' '),
    )

/** Names that a disk of Windows or macOS does not take, or takes for one. */
export const badNames = (paths: readonly string[]): readonly string[] => {
  const seen = new Map<string, string>()
  return paths.filter((path) => {
    const plain = path.normalize('NFC').toLowerCase()
    const twin = seen.get(plain)
    seen.set(plain, path)
    return !isLegal(path) || (twin !== undefined && twin !== path)
  })
}
