import { Button, type ButtonProps } from 'antd'
import type { Ref } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick' | 'ref'> {
  /** A route of this page. */
  to: To
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button: it can be opened beside and sent. */
export function LinkButton({ to, ...button }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLElement>(to)
  return <Button {...button} href={useHref(to)} onClick={follow} />
}
