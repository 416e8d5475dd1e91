import './logo.css'

/** The small picture an event goes by; its name stands beside it, so it is not read out. */
export const Logo = ({ of }: { readonly of: string | null | undefined }) =>
  of == null ? null : <img className="logo" src={of} alt="" data-testid="logo" />
