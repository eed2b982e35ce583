import { Button, type ButtonProps } from 'antd'
import { LinkButton } from '#src/common/work/link-button.tsx'

/** Whether an address is a route of this page. */
export const isRoute = (to: string): boolean => to.startsWith('/')

interface ToButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  /** A route of this page, or the address of another. */
  to: string
}

/** A link that looks like a button, within this page or to another. */
export const ToButton = ({ to, ...button }: ToButtonProps) =>
  isRoute(to) ? <LinkButton {...button} to={to} /> : <Button {...button} href={to} />
