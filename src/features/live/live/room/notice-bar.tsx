import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getLanguage } from '#src/common/i18n/language.ts'
import { folds, shortNotice } from './notice-fold'
import styles from './zone.module.css'

/** The session's notice, opened and closed where it is tall (spec: common §2, §4). */
export function NoticeBar({ text }: { text: string }) {
  const { t } = useTranslation('live-room')
  const [open, setOpen] = useState(false)
  const [height, setHeight] = useState(0)
  const measure = useRef<HTMLSpanElement>(null)
  const id = useId()
  // Before it is painted: a notice that is shown whole and then folds would move what is below it.
  useLayoutEffect(() => {
    const whole = measure.current
    if (!whole) return undefined
    setHeight(whole.offsetHeight)
    const watch = new ResizeObserver(() => setHeight(whole.offsetHeight))
    watch.observe(whole)
    return () => watch.disconnect()
  }, [])
  const language = getLanguage()
  const canFold = folds(text, language, height)
  return (
    <section className={styles.notice} aria-label={t('notice.label')}>
      <p id={id} data-folded={canFold && !open}>
        <b>{t('notice.label')}</b>
        {canFold && !open ? shortNotice(text, language) : text}
      </p>
      {canFold ? (
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? 'notice.less' : 'notice.more')}
        </button>
      ) : null}
      <span ref={measure} className={styles.measure} aria-hidden="true">
        {text}
      </span>
    </section>
  )
}
