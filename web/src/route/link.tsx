import type { AnchorHTMLAttributes } from 'react'
import { goTo } from './route.ts'

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }

/** A link inside the application: no reload, but a new tab where one is asked for. */
export const Link = ({ href, children, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={href}
    onClick={(press) => {
      if (press.metaKey || press.ctrlKey || press.shiftKey || press.button !== 0) return
      press.preventDefault()
      goTo(href)
    }}
  >
    {children}
  </a>
)
