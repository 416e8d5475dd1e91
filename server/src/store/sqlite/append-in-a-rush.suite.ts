/** Run as a process of its own by a test, beside another: appends until all it has is stored. */
import { registeredFact, sampleAppending, sampleEvent } from '../sample.suite.ts'
import { openSqliteStore } from './sqlite-store.ts'

const [folder = '', writer = '', count = '0'] = process.argv.slice(2)
const event = sampleEvent()
const store = openSqliteStore(folder)
for (let done = 0; done < Number(count); ) {
  const version = (await store.read(event)).length
  const fact = registeredFact(version)
  const answer = await store.append(
    sampleAppending(event, version, [fact], [], `${writer}-${done}`),
  )
  if (answer === 'ok') done += 1
}
await store.close()
