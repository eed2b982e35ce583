import type { KeyboardEvent } from 'react'

/** For a field that takes what was typed on Enter: the form around it is not sent by the same press. */
export const takesEnter = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Enter') event.preventDefault()
}
