import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/common/ui/icon.tsx'
import styles from './caption.module.css'
import type { Sign, Work } from '../rooms/work'

interface CaptionProps {
  of: { work: Work } | { sign: Sign }
  /** Absent where there is but one work. */
  step: ((by: number) => void) | undefined
  close: () => void
}

function About({ of }: Pick<CaptionProps, 'of'>) {
  const { t } = useTranslation('vr')
  if ('sign' in of) return of.sign.text ? <p lang={of.sign.textLang}>{of.sign.text}</p> : null
  return (
    <dl>
      <dt>{t('caption.maker')}</dt>
      <dd>{of.work.maker}</dd>
      <dt>{t('caption.price')}</dt>
      <dd>{of.work.price}</dd>
    </dl>
  )
}

/** What one stands before, as text, with the way to its page; takes the focus when it opens. */
export function Caption({ of, step, close }: CaptionProps) {
  const { t } = useTranslation('vr')
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const [title, lang] = 'sign' in of ? [of.sign.title, of.sign.lang] : [of.work.name, of.work.lang]
  const { href } = 'sign' in of ? of.sign : of.work

  useEffect(() => panel.current?.focus({ preventScroll: true }), [])

  return (
    <section ref={panel} className={styles.caption} role="dialog" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} lang={lang}>
        {title}
      </h2>
      <About of={of} />
      <div className={styles.actions}>
        <a className="yz-button" href={href} target="_blank" rel="noopener">
          {'sign' in of ? of.sign.linkLabel : t('caption.detail')}
          <span className="yz-visually-hidden">{t('caption.newWindow')}</span>
        </a>
        {'work' in of ? of.work.action : null}
      </div>
      <div className={styles.steps}>
        {step ? (
          <>
            <button type="button" aria-label={t('caption.previous')} onClick={() => step(-1)}>
              <Icon name="left" />
            </button>
            <button type="button" aria-label={t('caption.next')} onClick={() => step(1)}>
              <Icon name="right" />
            </button>
          </>
        ) : null}
        <button type="button" aria-label={t('caption.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  )
}
