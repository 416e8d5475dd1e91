import { expect, it } from 'vitest'
import { namedCommands } from './named-commands.ts'

const page = `Type \`npm start\`, or \`topcut verify FILE\`; \`topcut\` alone names the program.

\`\`\`
npm test   # everything
\`\`\`

1. In a list:

   \`\`\`sh
   topcut link
   \`\`\`

\`\`\`console exit=1
$ topcut list aces.json
{ "npm": "run" }
\`\`\`

\`\`\`json
{ "command": "npm run nothing" }
\`\`\`
`

it('finds what a reader is told to type, and where', () => {
  const found = namedCommands('page.md', page).map(({ line, text }) => `${line} ${text}`)
  expect(found).toEqual([
    '1 npm start',
    '1 topcut verify FILE',
    '4 npm test',
    '10 topcut link',
    '14 topcut list aces.json',
  ])
})
