/** A command as a document tells its reader to type it. */
export type NamedCommand = {
  readonly file: string
  readonly line: number
  readonly text: string
  /** With what it prints below it. */
  readonly isShown: boolean
}

/** What such a line begins with, where it stands among other words. */
const programs = [
  ...['npm', 'npx', 'node', 'topcut', './topcut', 'docker', 'curl', 'git', 'apt-get', 'pg_dump'],
  ...['pg_restore', 'codesign', 'xattr', 'shasum', 'Get-FileHash', 'install', 'systemd-analyze'],
  ...['systemctl', 'journalctl'],
]

const isCommand = (code: string): boolean => {
  const [program = '', ...words] = code.split(' ')
  return programs.includes(program) && words.length > 0
}

const withoutRemark = (line: string): string => line.replace(/\s+# .*$/, '').trim()

/** Blocks without a language, and those of a shell, hold a command in every line. */
const commandOf = (language: string, line: string): string | null => {
  if (language === 'console') return /^\$ (.*)$/.exec(line.trim())?.[1] ?? null
  return ['', 'sh'].includes(language) && line.trim() !== '' ? withoutRemark(line) : null
}

export const namedCommands = (file: string, text: string): readonly NamedCommand[] => {
  const found: NamedCommand[] = []
  let language: string | null = null
  for (const [index, line] of text.split('\n').entries()) {
    const name = (command: string) =>
      found.push({ file, line: index + 1, text: command, isShown: language === 'console' })
    const fence = /^\s*```(\w*)/.exec(line)
    if (fence !== null) {
      language = language === null ? (fence[1] ?? '') : null
    } else if (language !== null) {
      const command = commandOf(language, line)
      if (command !== null) name(command)
    } else {
      for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) if (isCommand(code)) name(code)
    }
  }
  return found
}
