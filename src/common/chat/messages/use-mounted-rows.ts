import { type RefObject, useEffect, useState } from 'react'

/** Rows of a selection that are kept; one that reaches further loses its middle, as nobody reads that much at once. */
const SELECTED_MAX = 200

const rowOf = (node: Node | null): string | undefined => {
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest<HTMLElement>('[data-row]')?.dataset['row']
}

interface Kept {
  focused: string | undefined
  /** The rows in which what is selected begins and ends. */
  selected: readonly string[]
}

/**
 * Which rows of a window over a list must stay drawn out of view: the one that has the focus, and those with selected
 * text. `keys`: of all rows, in their order; a row bears its own as `data-row`. Gives their places.
 */
export function useMountedRows(box: RefObject<HTMLElement | null>, keys: readonly string[]): number[] {
  const [{ focused, selected }, setKept] = useState<Kept>({ focused: undefined, selected: [] })
  useEffect(() => {
    const shown = box.current
    const look = () => {
      const { anchorNode, focusNode, isCollapsed = true } = document.getSelection() ?? {}
      const inside = (node: Node | null | undefined) => (node && shown?.contains(node) ? rowOf(node) : undefined)
      const ends = isCollapsed ? [] : [inside(anchorNode), inside(focusNode)].filter((row) => row !== undefined)
      const next = { focused: inside(document.activeElement), selected: ends }
      setKept((now) => (now.focused === next.focused && now.selected.join() === ends.join() ? now : next))
    }
    document.addEventListener('selectionchange', look)
    shown?.addEventListener('focusin', look)
    shown?.addEventListener('focusout', look)
    return () => {
      document.removeEventListener('selectionchange', look)
      shown?.removeEventListener('focusin', look)
      shown?.removeEventListener('focusout', look)
    }
  }, [box])

  const places = selected.map((row) => keys.indexOf(row)).filter((place) => place >= 0)
  const [from, to] = [Math.min(...places), Math.max(...places)]
  const rows =
    places.length === 0 ? [] : Array.from({ length: Math.min(to - from + 1, SELECTED_MAX) }, (_, i) => from + i)
  const at = focused === undefined ? -1 : keys.indexOf(focused)
  return at < 0 || rows.includes(at) ? rows : [...rows, at]
}
