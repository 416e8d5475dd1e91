import { type Fault, findFault } from '@topcut/protocol'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** What a request is turned away with when its schema does not accept it. */
type Malformed = Error & { readonly fault: Fault }

export const malformed = (fault: Fault): Malformed =>
  Object.assign(new Error('malformed'), { fault, statusCode: 400 })

export const isMalformed = (fault: unknown): fault is Malformed =>
  fault instanceof Error && 'fault' in fault

/**
 * Checks and changes nothing: Fastify's own validator would read the text "100" as a score and
 * drop a misspelt field in silence.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const validator = Compile(schema)
  return (value: unknown) =>
    validator.Check(value)
      ? { value }
      : { error: malformed(findFault(schema, value) ?? { field: '', fault: 'form' }) }
}
