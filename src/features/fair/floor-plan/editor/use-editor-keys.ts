import { useEffect, useEffectEvent } from 'react'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { areShortcutsOff } from '#src/common/work/shortcuts/use-shortcuts.ts'
import { tools } from './tools'
import { GRID_DEFAULT, type Editor } from './use-editor'

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Grid steps of an arrow with Shift. */
const FAR = 10

/** What has keys of its own, or is a dialog that is open. */
function isTaken({ target, altKey, defaultPrevented }: KeyboardEvent): boolean {
  const own = 'input, textarea, select, [contenteditable], [role="combobox"], [role="tab"], [role="listbox"]'
  return (
    altKey ||
    defaultPrevented ||
    (target instanceof Element && target.closest(own) !== null) ||
    document.querySelector('[role="dialog"], dialog[open]') !== null
  )
}

/** The keys of the editor; `onEscape` ends what is being drawn, and says whether anything was. */
export function useEditorKeys(editor: Editor, onEscape: () => boolean): void {
  const withCtrl = (key: string, shift: boolean): (() => void) | undefined =>
    ({
      z: shift ? editor.redo : editor.undo,
      y: editor.redo,
      c: editor.copy,
      v: editor.paste,
      d: editor.selected.length > 0 ? editor.duplicate : undefined,
      a: editor.selectAll,
    })[key]
  const plain = ({ key, shiftKey, repeat, target }: KeyboardEvent): (() => void) | undefined => {
    const arrow = arrows[key]
    if (arrow && editor.selected.length > 0) {
      const stride = (editor.grid || GRID_DEFAULT) * (shiftKey ? FAR : 1)
      return () => editor.move({ x: arrow.x * stride, y: arrow.y * stride })
    }
    if ((key === 'Delete' || key === 'Backspace') && editor.selected.length > 0)
      return repeat ? undefined : editor.remove
    if (key === 'Escape') {
      return () => {
        if (onEscape()) return
        if (editor.selected.length > 0) editor.select([])
        else editor.setTool('select')
      }
    }
    const tool = tools.find((one) => one.key === key.toLowerCase())
    const isOff = areShortcutsOff() && !(target instanceof Element && target.closest('[role="application"]'))
    return tool && !isOff ? () => editor.setTool(tool.name) : undefined
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    const hasCtrl = event.ctrlKey || event.metaKey
    const run = hasCtrl ? withCtrl(event.key.toLowerCase(), event.shiftKey) : plain(event)
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
