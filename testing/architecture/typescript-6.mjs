// Loaded with --import, for dependency-cruiser alone. It reads TypeScript through the compiler's
// JavaScript interface, which TypeScript 7 no longer has: it would report success on 0 modules.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, nextResolve) {
    const asked = /^typescript(\/.*)?$/.exec(specifier)
    return nextResolve(asked === null ? specifier : `typescript-js${asked[1] ?? ''}`, context)
  },
})
