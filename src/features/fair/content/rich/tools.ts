import type { Editor } from '@tiptap/core'

/** A button of the bar: what stands on it, as letters or drawn, when it is pressed in, and what it does. */
export interface Tool {
  name: string
  sign: string | { path: string }
  isOn?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const on = (editor: Editor) => editor.chain().focus()

/** What changes letters and paragraphs. */
export const writing: readonly Tool[] = [
  { name: 'bold', sign: 'B', isOn: (e) => e.isActive('bold'), run: (e) => on(e).toggleBold().run() },
  { name: 'italic', sign: 'I', isOn: (e) => e.isActive('italic'), run: (e) => on(e).toggleItalic().run() },
  { name: 'underline', sign: 'U', isOn: (e) => e.isActive('underline'), run: (e) => on(e).toggleUnderline().run() },
  { name: 'strike', sign: 'S', isOn: (e) => e.isActive('strike'), run: (e) => on(e).toggleStrike().run() },
  {
    name: 'heading',
    sign: 'H2',
    isOn: (e) => e.isActive('heading', { level: 2 }),
    run: (e) => on(e).toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    sign: 'H3',
    isOn: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => on(e).toggleHeading({ level: 3 }).run(),
  },
  { name: 'bullets', sign: '•', isOn: (e) => e.isActive('bulletList'), run: (e) => on(e).toggleBulletList().run() },
  { name: 'numbers', sign: '1.', isOn: (e) => e.isActive('orderedList'), run: (e) => on(e).toggleOrderedList().run() },
  { name: 'quote', sign: '❝', isOn: (e) => e.isActive('blockquote'), run: (e) => on(e).toggleBlockquote().run() },
]

/** What is requested in a dialog. */
export const dialogs = {
  link: {
    path: 'M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  },
  image: { path: 'M4 5h16v14H4ZM4 16l4.500-4.500L13 16l2.500-2.500L20 18M15.500 9.500h.01' },
  video: { path: 'M4 5h16v14H4ZM10 9v6l5-3Z' },
} as const

export const inserting: readonly Tool[] = [
  {
    name: 'table',
    sign: { path: 'M4 5h16v14H4ZM4 10h16M4 14.500h16M10 5v14' },
    run: (e) => on(e).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
]

/** What changes the table in which one writes. */
export const ofTable: readonly Tool[] = [
  { name: 'addRow', sign: '+━', run: (e) => on(e).addRowAfter().run() },
  { name: 'removeRow', sign: '−━', run: (e) => on(e).deleteRow().run() },
  { name: 'addColumn', sign: '+┃', run: (e) => on(e).addColumnAfter().run() },
  { name: 'removeColumn', sign: '−┃', run: (e) => on(e).deleteColumn().run() },
  { name: 'removeTable', sign: '×▦', run: (e) => on(e).deleteTable().run() },
]

export const going: readonly Tool[] = [
  { name: 'undo', sign: '↶', run: (e) => on(e).undo().run() },
  { name: 'redo', sign: '↷', run: (e) => on(e).redo().run() },
]
