import Fastify from 'fastify'

/** Whether it can be believed by this name: an address, a network or a range that has a name. */
export const isProxy = (name: string): boolean => {
  try {
    Fastify({ trustProxy: [name] })
    return true
  } catch {
    return false
  }
}
