import { mergeAttributes, Node } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { isOwnFile, isRichLink } from '#contract/fair/content/rich-text.ts'

/** Only what was uploaded to this site: the server would drop any other when it stores the text. */
const ofThisSite = (element: HTMLElement) => (isOwnFile(element.getAttribute('src') ?? '') ? null : false)

const Picture = Image.extend({
  parseHTML: () => [{ tag: 'img[src]', getAttrs: ofThisSite }],
})

const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, 'aria-label': { default: null } }),
  parseHTML: () => [{ tag: 'video[src]', getAttrs: ofThisSite }],
  renderHTML: ({ HTMLAttributes }) => ['video', mergeAttributes(HTMLAttributes, { controls: '', preload: 'metadata' })],
})

/** Tab goes through the cells and out of the last one; rows are added by their button. */
const LeavableTable = Table.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() }
  },
})

/** What can be written: what the server keeps (`server/modules/fair/content/rich-text.ts`), and nothing that it would drop. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      isAllowedUri: (address) => isRichLink(address),
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  Picture,
  Video,
  LeavableTable,
  TableRow,
  TableHeader,
  TableCell,
]
