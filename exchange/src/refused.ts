/** Carries a refusal out of deep reading; caught at one place, never shown as a stack trace. */
export class Refused<R extends { readonly code: string }> extends Error {
  readonly refusal: R
  constructor(refusal: R) {
    super(refusal.code)
    this.refusal = refusal
  }
}
