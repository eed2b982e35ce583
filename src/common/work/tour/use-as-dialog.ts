import { type RefObject, useEffect, useRef } from 'react'

const ways = (panel: Element) => [...panel.querySelectorAll<HTMLElement>('button')]

/** Tab goes round within, as in any dialog. */
function goRound(event: KeyboardEvent): void {
  const { currentTarget, key, shiftKey } = event
  if (key !== 'Tab' || !(currentTarget instanceof Element)) return
  const all = ways(currentTarget)
  const [end, start] = shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
  if (document.activeElement !== end) return
  event.preventDefault()
  start?.focus()
}

/**
 * antd's tour says nothing to who cannot see it and leaves the focus behind: here its panel is a dialog with a name, and at
 * each stop the way on has the focus. The ref stands within the panel.
 */
export function useAsDialog(id: string, stop: number): RefObject<HTMLParagraphElement | null> {
  const inside = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    let frame = 0
    let panel: HTMLElement | null | undefined
    const enter = () => {
      panel = inside.current?.closest<HTMLElement>('.ant-tour-section')
      const wayOn = panel && ways(panel).at(-1)
      wayOn?.focus()
      // It is drawn and shown some frames later.
      if (!panel || document.activeElement !== wayOn) {
        frame = requestAnimationFrame(enter)
        return
      }
      panel.setAttribute('role', 'dialog')
      panel.setAttribute('aria-modal', 'true')
      panel.setAttribute('aria-labelledby', `${id}-title`)
      panel.setAttribute('aria-describedby', `${id}-text`)
      panel.addEventListener('keydown', goRound)
    }
    enter()
    return () => {
      cancelAnimationFrame(frame)
      panel?.removeEventListener('keydown', goRound)
    }
    // oxlint-disable-next-line exhaustive-effect-dependencies -- each stop is entered
  }, [id, stop])
  return inside
}
