import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Button } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LineDrawing } from '#src/common/ui/line-drawing.tsx'
import { LinkDialog } from './link-dialog'
import { MediaDialog } from './media-dialog'
import { dialogs, going, inserting, ofTable, type Tool, writing } from './tools'
import styles from './rich.module.css'

type Requested = keyof typeof dialogs

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrows go along the bar, which Tab enters once. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')]
  const place = buttons.findIndex((one) => one === document.activeElement)
  const ends: Record<string, number> = { Home: 0, End: buttons.length - 1 }
  const step = steps[event.key]
  const next = ends[event.key] ?? (step === undefined ? undefined : (place + step + buttons.length) % buttons.length)
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}

/** The tools of an editor; those of a table are there while one writes in it. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation('content')
  const [requested, setRequested] = useState<Requested>()
  // The button that Tab comes to: the one that had the focus last.
  const [entry, setEntry] = useState('bold')
  const isInTable = useEditorState({ editor, selector: ({ editor: own }) => own.isActive('table') })
  const asks = (name: Requested): Tool => ({
    name,
    sign: dialogs[name],
    isOn: (own) => own.isActive(name),
    run: () => setRequested(name),
  })
  const tools = [
    ...writing,
    asks('link'),
    asks('image'),
    asks('video'),
    ...inserting,
    ...(isInTable ? ofTable : []),
    ...going,
  ]
  const entered = tools.some(({ name }) => name === entry) ? entry : 'bold'
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('rich.tools', { name: label })}
        className={styles.tools}
        onKeyDown={walk}
        tabIndex={-1}
      >
        {tools.map((tool) => (
          <ToolButton
            key={tool.name}
            tool={tool}
            editor={editor}
            isEntry={tool.name === entered}
            onFocus={() => setEntry(tool.name)}
          />
        ))}
      </div>
      {requested === 'link' ? <LinkDialog editor={editor} onClose={() => setRequested(undefined)} /> : null}
      {requested === 'image' || requested === 'video' ? (
        <MediaDialog editor={editor} what={requested} onClose={() => setRequested(undefined)} />
      ) : null}
    </>
  )
}

interface ToolButtonProps {
  tool: Tool
  editor: Editor
  isEntry: boolean
  onFocus: () => void
}

function ToolButton({ tool: { name, sign, isOn, run }, editor, isEntry, onFocus }: ToolButtonProps) {
  const { t } = useTranslation('content')
  const isPressed = useEditorState({ editor, selector: ({ editor: own }) => isOn?.(own) ?? false })
  return (
    <Button
      type={isPressed ? 'primary' : 'text'}
      className={styles.tool ?? ''}
      data-tool={name}
      aria-label={t(`rich.${name}`)}
      title={t(`rich.${name}`)}
      tabIndex={isEntry ? 0 : -1}
      onFocus={onFocus}
      onClick={() => run(editor)}
      {...(isOn ? { 'aria-pressed': isPressed } : {})}
    >
      {typeof sign === 'string' ? sign : <LineDrawing path={sign.path} size={18} />}
    </Button>
  )
}
