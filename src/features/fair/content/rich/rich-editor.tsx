import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { isBlankRichText } from '#contract/fair/content/rich-text.ts'
import shown from '#src/common/ui/rich-text/rich-text.module.css'
import { extensions } from './extensions'
import { Toolbar } from './toolbar'
import styles from './rich.module.css'

interface RichEditorProps {
  id?: string
  /** What it is called. */
  label: string
  lang: string
  html: string
  onChange: (html: string) => void
  onBlur?: () => void
  describedBy?: string
}

/** The empty paragraph behind a picture or table is where one goes on writing, and no part of the text. */
const toValue = (html: string): string => (isBlankRichText(html) ? '' : html.replace(/(?:<p><\/p>)+$/, ''))

/** One language of a text, drawn as visitors will see it, under its tools. */
export default function RichEditor({ id, label, lang, html, onChange, onBlur, describedBy }: RichEditorProps) {
  const last = useRef(html)
  // The editor is made once and calls what the form has given last.
  const now = useRef({ onChange, onBlur })
  useEffect(() => {
    now.current = { onChange, onBlur }
  })
  const editor = useEditor({
    extensions,
    content: html,
    // What it would put into the page stands in the style sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        ...(id ? { id } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        class: `${shown.rich} ${styles.text}`,
      },
    },
    onUpdate: ({ editor: own }) => {
      last.current = toValue(own.getHTML())
      now.current.onChange(last.current)
    },
    onBlur: () => now.current.onBlur?.(),
  })
  // Another version was taken into the form.
  useEffect(() => {
    if (html === last.current) return
    last.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  )
}
