import { Button, Pagination } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#contract/core/language.ts'
import { CAPTION_MAX } from '#contract/live/broadcast/limits.ts'
import type { RecordedCaption } from '#contract/live/broadcast/schemas.ts'
import { formatPlayTime } from '#src/common/player/controls/format-play-time.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { LineEditor } from '#src/common/work/line-editor/line-editor.tsx'
import { useRecordedCaptions, useSaveRecordedCaption } from '../api'
import styles from './recording.module.css'

const PAGE = 20

interface RecordedCaptionsProps {
  liveId: number
  /** To a moment of the recording, ms. */
  onSeek: (ms: number) => void
}

/** The captions of a recording, to be corrected; nothing where it has none. Needs the texts `live-manage`. */
export function RecordedCaptions({ liveId, onSeek }: RecordedCaptionsProps) {
  const [page, setPage] = useState(1)
  const [total, setTotal] = useState(0)
  // The last line of the last page may be removed.
  const shown = Math.min(page, Math.max(1, Math.ceil(total / PAGE)))
  const found = useRecordedCaptions({ liveId, page: shown, limit: PAGE })
  if (found.data && found.data.totalCount !== total) setTotal(found.data.totalCount)
  return (
    <Shown query={found} loading={null}>
      {({ list, totalCount }) =>
        totalCount === 0 ? null : (
          <CaptionList
            liveId={liveId}
            captions={list}
            total={totalCount}
            page={shown}
            onPage={setPage}
            onSeek={onSeek}
          />
        )
      }
    </Shown>
  )
}

interface CaptionListProps extends RecordedCaptionsProps {
  captions: readonly RecordedCaption[]
  total: number
  page: number
  onPage: (page: number) => void
}

function CaptionList({ liveId, captions, total, page, onPage, onSeek }: CaptionListProps) {
  const { t, i18n } = useTranslation('live-manage')
  // As it was read: what somebody saves or removes meanwhile changes nothing of the open form.
  const [edited, setEdited] = useState<RecordedCaption>()
  const [left, setLeft] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const reader = languages.find((one) => one === i18n.language) ?? 'zh-CN'
  const isListed = captions.some(({ id }) => id === edited?.id)
  const lines = edited && !isListed ? [...captions, edited].toSorted((a, b) => a.atMs - b.atMs) : captions
  const close = (isRemoved: boolean) => {
    setLeft(edited?.id)
    setEdited(undefined)
    if (isRemoved) heading.current?.focus()
  }
  return (
    <section className={styles.captions} aria-labelledby="recorded-captions">
      <h3 ref={heading} id="recorded-captions" tabIndex={-1}>
        {t('recordedCaptions.title')}
      </h3>
      <p>{t('recordedCaptions.lead')}</p>
      <ol>
        {lines.map((caption) => (
          <li key={caption.id}>
            <Button
              size="small"
              aria-label={t('recordedCaptions.play', { time: formatPlayTime(caption.atMs / 1_000) })}
              onClick={() => onSeek(caption.atMs)}
            >
              {formatPlayTime(caption.atMs / 1_000)}
            </Button>
            {edited?.id === caption.id ? (
              <CaptionForm liveId={liveId} caption={edited} onClose={close} />
            ) : (
              <CaptionText
                caption={caption}
                reader={reader}
                takesFocus={left === caption.id}
                isOff={edited !== undefined}
                onEdit={() => setEdited(caption)}
              />
            )}
          </li>
        ))}
      </ol>
      <Pagination
        current={page}
        total={total}
        pageSize={PAGE}
        hideOnSinglePage
        showSizeChanger={false}
        disabled={edited !== undefined}
        onChange={(next) => {
          setLeft(undefined)
          onPage(next)
        }}
      />
    </section>
  )
}

interface CaptionTextProps {
  caption: RecordedCaption
  reader: Language
  /** Its form was closed. */
  takesFocus: boolean
  /** Another one is being corrected. */
  isOff: boolean
  onEdit: () => void
}

/** The reader's language first; a text that is missing in one of them is named. */
function CaptionText({ caption, reader, takesFocus, isOff, onEdit }: CaptionTextProps) {
  const { t } = useTranslation('live-manage')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  const texts = { 'zh-CN': caption.zh, 'en-US': caption.en }
  return (
    <>
      <div>
        {[reader, ...languages.filter((one) => one !== reader)].map((language) =>
          texts[language] === '' ? (
            <p key={language} className={styles.soft}>
              {t(`recordedCaptions.missing.${language}`)}
            </p>
          ) : (
            <p key={language} lang={language} className={language === caption.language ? undefined : styles.soft}>
              {texts[language]}
            </p>
          ),
        )}
      </div>
      <Button ref={button} type="link" size="small" disabled={isOff} onClick={onEdit}>
        {t('recordedCaptions.edit')}
        <span className="yz-visually-hidden"> {formatPlayTime(caption.atMs / 1_000)}</span>
      </Button>
    </>
  )
}

interface CaptionFormProps {
  liveId: number
  caption: RecordedCaption
  onClose: (isRemoved: boolean) => void
}

function CaptionForm({ liveId, caption: { id, version, zh, en, byAccount }, onClose }: CaptionFormProps) {
  const save = useSaveRecordedCaption()
  return (
    <LineEditor
      line={{ zh, en }}
      max={CAPTION_MAX}
      writer={byAccount ?? undefined}
      isSaving={save.isPending}
      error={save.error}
      onSave={(texts) =>
        save.mutate({ liveId, id, version, ...texts }, { onSuccess: () => onClose(texts.zh === '' && texts.en === '') })
      }
      onClose={() => onClose(false)}
    />
  )
}
