import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cutText } from '#contract/core/text/cut-text.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { limitText } from '../../form/limit-text'
import { useDropZone } from '../../upload/use-drop-zone'
import { isComposing } from '../../form/is-composing'
import { checkPicture, pictureTypes } from './check-picture'
import styles from './composer.module.css'
import { EmojiPicker } from './emoji-picker'
import { insertAtCursor } from './insert-at-cursor'
import { DraftPanel, TranslateAction } from './draft-translation'
import { type DraftTranslation, problemOf } from './use-draft-translation'
import { FaceIcon, PictureIcon } from '../chat-icon'

interface ComposerProps {
  /** characters */
  max: number
  counter: boolean
  /** Offers several lines from the start. */
  multiline: boolean
  /** Why nothing can be written now. */
  disabled?: string | undefined
  /** Resolves false where the text was refused for its words: it is put back to be changed. */
  onText: (text: string, translation?: string) => Promise<boolean>
  onImage: (file: File) => void
  /** More buttons beside emoji and picture. */
  tools?: ReactNode
  label: string
  /** What is written already, to be changed and sent by the reader. */
  draft?: string | undefined
  /** Translates what is written before it is sent; absent: it is sent as it is. */
  drafts?: DraftTranslation | undefined
}

/** Where a message is written (spec: live §5): Enter sends it, with Ctrl or Shift it begins a new line. */
export function Composer({
  max,
  counter,
  multiline,
  disabled,
  onText,
  onImage,
  tools,
  label,
  draft = '',
  drafts,
}: ComposerProps) {
  const { t } = useTranslation('chat')
  const [text, setText] = useState(cutText(draft, max))
  const [picking, setPicking] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const box = useRef<HTMLFormElement>(null)
  const id = useId()
  const isOff = disabled !== undefined
  const used = countCharacters(text)

  const takeFiles = (files: readonly File[]) => {
    if (isOff) return
    for (const file of files) if (checkPicture(file)) onImage(file)
  }
  const { isOver, handlers } = useDropZone(box, takeFiles)

  const message = text.trim()
  const translated = drafts?.draft?.state === 'ready' && drafts.draft.original === message ? drafts.draft : undefined

  const send = async (translation?: string) => {
    if (message === '' || isOff) return
    const sent = translation === undefined ? undefined : translated
    setText('')
    setPicking(false)
    drafts?.discard()
    field.current?.focus()
    if (await (translation === undefined ? onText(message) : onText(message, translation))) return
    // What was typed meanwhile stays.
    const isEmpty = (field.current?.value ?? '') === ''
    setText((now) => now || message)
    if (isEmpty && sent) drafts?.restore(sent)
  }
  /** Sends what is shown: the message, with its translation where that is ready. */
  const submit = () => {
    if (!translated) return void send()
    // What cannot be sent as it is says why.
    if (problemOf(translated, max) === undefined) void send(translated.translation.trim())
    return undefined
  }
  const discard = () => {
    drafts?.discard()
    field.current?.focus()
  }

  const insert = (part: string) => insertAtCursor(field.current, part, max)

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape' && picking) {
      event.stopPropagation()
      setPicking(false)
      field.current?.focus()
    }
    if (event.target !== field.current || event.key !== 'Enter') return
    if (event.shiftKey) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) insert('\n')
    else submit()
  }
  // Pasted pictures are the drop zone's; what is copied from a sheet is text with a picture of itself next to it.
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.types.includes('text/plain')) event.stopPropagation()
  }

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- keys bubble up from the field and the picker
    <form
      ref={box}
      className={styles.composer}
      data-over={isOver || undefined}
      {...handlers}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {picking ? <EmojiPicker onPick={insert} /> : null}
      <label className="yz-visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={multiline ? 3 : 1}
        value={text}
        disabled={isOff}
        placeholder={disabled ?? t('composer.placeholder')}
        aria-describedby={`${id}-keys`}
        {...limitText(max, setText)}
        onPaste={onPaste}
      />
      <p id={`${id}-keys`} className="yz-visually-hidden">
        {t('composer.keys')}
      </p>
      {drafts && (drafts.isOffered || drafts.draft) ? (
        <DraftPanel
          drafts={drafts}
          text={message}
          max={max}
          onSend={submit}
          onSendOriginal={() => void send()}
          onDiscard={discard}
        />
      ) : null}
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.tool}
          disabled={isOff}
          aria-expanded={picking}
          aria-label={t(picking ? 'composer.closeEmoji' : 'composer.emoji')}
          onClick={() => setPicking(!picking)}
        >
          <FaceIcon />
        </button>
        <span className={styles.tool} data-off={isOff || undefined}>
          <input
            type="file"
            accept={pictureTypes.map((type) => `.${type}`).join(',')}
            disabled={isOff}
            aria-label={t('composer.image')}
            onChange={({ currentTarget }) => {
              takeFiles([...(currentTarget.files ?? [])])
              // The same picture may be chosen again.
              currentTarget.value = ''
            }}
          />
          <PictureIcon />
        </span>
        {tools}
        {counter ? (
          <span className={styles.used} data-full={used >= max || undefined}>
            {t('composer.used', { used, max })}
          </span>
        ) : null}
        {drafts?.isOffered ? <TranslateAction drafts={drafts} text={isOff ? '' : message} /> : null}
        <button
          type="submit"
          className="yz-button"
          disabled={isOff || message === '' || (translated && problemOf(translated, max) !== undefined)}
        >
          {translated ? t('translation:draft.sendBoth') : t('composer.send')}
        </button>
      </div>
    </form>
  )
}
