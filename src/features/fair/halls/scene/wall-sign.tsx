import { Cover } from '#src/common/ui/card/cover.tsx'
import styles from './wall-sign.module.css'

interface WallSignProps {
  title: string
  lang?: string | undefined
  text: string
  textLang?: string | undefined
  logoUrl?: string | undefined
  mirrored: boolean
}

/** The lettering in the middle of the end wall. */
export function WallSign({ title, lang, text, textLang, logoUrl, mirrored }: WallSignProps) {
  return (
    <div className={styles.sign} data-spot={mirrored ? undefined : 'sign'}>
      {logoUrl === undefined ? null : (
        <div className={styles.logo}>
          <Cover src={logoUrl} title={title} small eager />
        </div>
      )}
      <strong lang={lang}>{title}</strong>
      {mirrored || !text ? null : <p lang={textLang}>{text}</p>}
    </div>
  )
}
