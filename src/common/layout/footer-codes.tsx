import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QrCode } from '../ui/qr-code'
import { exhibitsAddress, homeAddress } from '../app/addresses'
import styles from './footer.module.css'

const CODE_PX = 96

const codes = [
  [homeAddress, 'footer.qrHome'],
  [exhibitsAddress, 'footer.qrExhibits'],
] as const

/** Codes of this very site, drawn here and not by a service; their library is fetched when they are about to show. */
export function FooterCodes() {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!place.current) return undefined
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '400px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])

  return (
    <div ref={place} className={styles.codes}>
      {codes.map(([path, caption]) => (
        <figure key={path} className={styles.code}>
          <span className={styles.codeSpace}>
            {near ? <QrCode text={new URL(path, window.location.href).href} size={CODE_PX} label={t(caption)} /> : null}
          </span>
          <figcaption>{t(caption)}</figcaption>
        </figure>
      ))}
    </div>
  )
}
