import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { getPreview } from '#contract/fair/content/endpoints.ts'
import { chinaMoment } from '#contract/core/china-time.ts'
import { previewToken } from '../app/preview-token'
import { isRefusal } from '../request/api-error'
import { useEndpoint } from '../request/use-endpoint'
import styles from './preview-bar.module.css'

/**
 * Over a page that was opened by the link of a draft: that it is one, until when, and the way to the published page. It comes
 * with what is beside the page, since what every page loads first has no room for it.
 */
export default function PreviewBar() {
  const { t } = useTranslation('content')
  const { pathname, search } = useLocation()
  const link = useEndpoint(getPreview, { token: previewToken() })
  const ended = isRefusal(link.error, 'PreviewEnded') ? link.error.message : undefined
  const html = window.location.pathname.split('/').at(-1) ?? ''
  const [place] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  return createPortal(
    <section className={styles.bar} aria-label={t('preview.label')}>
      <meta name="robots" content="noindex" />
      <p role="status">
        <strong>{ended ?? t('preview.isDraft')}</strong>
        {link.data ? (
          <span>{t('preview.until', { moment: `${chinaMoment(new Date(link.data.until))} GMT+8` })}</span>
        ) : null}
      </p>
      <a href={`./${html}#${pathname}${search}`}>{t('preview.published')}</a>
    </section>,
    place,
  )
}
