import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Whether the entry of the history is new: the router's push, or a plain link's, which bears no state of the router. */
const isNew = (type: string): boolean => type === 'PUSH' || (type === 'POP' && window.history.state === null)

/** Another screen, or another record on it, begins at its top; back and forth are the browser's own affair. */
export function useTop(): void {
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  const screen = `${pathname} ${new URLSearchParams(search).get('id')}`
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    if (isNew(type)) window.scrollTo(0, 0)
  }, [screen, type])
}
