import type { ReactNode } from 'react'

interface PageHeadProps {
  title: string
  lead: string
  children?: ReactNode
}

/** The opening of a list screen. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className="yz-page-head">
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </header>
  )
}
