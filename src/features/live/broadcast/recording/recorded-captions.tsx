import { Button, Pagination } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#contract/core/language.ts'
import { CAPTION_MAX } from '#contract/live/broadcast/limits.ts'
import type { RecordedCaption } from '#contract/live/broadcast/schemas.ts'
import { formatPlayTime } from '#src/common/player/controls/format-play-time.ts'
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
  const { t, i18n } = useTranslation('live-manage')
  const [page, setPage] = useState(1)
  const [edited, setEdited] = useState<number>()
  const [left, setLeft] = useState<number>()
  const [total, setTotal] = useState(0)
  // The last line of the last page may be removed.
  const shown = Math.min(page, Math.max(1, Math.ceil(total / PAGE)))
  const { data } = useRecordedCaptions({ liveId, page: shown, limit: PAGE })
  if (data && data.totalCount !== total) setTotal(data.totalCount)
  const reader = languages.find((one) => one === i18n.language) ?? 'zh-CN'
  const close = () => {
    setLeft(edited)
    setEdited(undefined)
  }
  if (!data || data.totalCount === 0) return null
  return (
    <section className={styles.captions} aria-labelledby="recorded-captions">
      <h3 id="recorded-captions">{t('recordedCaptions.title')}</h3>
      <p>{t('recordedCaptions.lead')}</p>
      <ol>
        {data.list.map((caption) => (
          <li key={caption.id}>
            <Button
              size="small"
              aria-label={t('recordedCaptions.play', { time: formatPlayTime(caption.atMs / 1_000) })}
              onClick={() => onSeek(caption.atMs)}
            >
              {formatPlayTime(caption.atMs / 1_000)}
            </Button>
            {edited === caption.id ? (
              <CaptionForm liveId={liveId} caption={caption} onClose={close} />
            ) : (
              <CaptionText
                caption={caption}
                reader={reader}
                takesFocus={left === caption.id}
                onEdit={() => setEdited(caption.id)}
              />
            )}
          </li>
        ))}
      </ol>
      <Pagination
        current={shown}
        total={data.totalCount}
        pageSize={PAGE}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={setPage}
      />
    </section>
  )
}

interface CaptionTextProps {
  caption: RecordedCaption
  reader: Language
  /** Its form was closed. */
  takesFocus: boolean
  onEdit: () => void
}

/** The reader's language first; a text that is missing in one of them is named. */
function CaptionText({ caption, reader, takesFocus, onEdit }: CaptionTextProps) {
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
      <Button ref={button} type="link" size="small" onClick={onEdit}>
        {t('recordedCaptions.edit')}
        <span className="yz-visually-hidden"> {formatPlayTime(caption.atMs / 1_000)}</span>
      </Button>
    </>
  )
}

interface CaptionFormProps {
  liveId: number
  caption: RecordedCaption
  onClose: () => void
}

function CaptionForm({ liveId, caption: { id, version, zh, en }, onClose }: CaptionFormProps) {
  const save = useSaveRecordedCaption()
  return (
    <LineEditor
      line={{ zh, en }}
      max={CAPTION_MAX}
      isSaving={save.isPending}
      error={save.error}
      onSave={(texts) => save.mutate({ liveId, id, version, ...texts }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
