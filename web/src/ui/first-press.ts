/** Hears no second half of a double press: it would be for what has come into the place of the first. */
export const firstPress =
  (then: () => void) =>
  ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) then()
  }
