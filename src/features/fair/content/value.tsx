import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type AnyValue, type Field, type InBoth, isInBoth, rowsOf } from '#contract/fair/content/fields.ts'
import { type ContentKind, kindRelated } from '#contract/fair/content/kinds.ts'
import { downloadAddress, parseFileId } from '#contract/foundation/files/rules.ts'
import { linesOf } from '#contract/fair/content/rich-text.ts'
import { momentText } from '#src/common/work/moment.ts'
import { fieldLabel, optionLabel } from './fields/labels'
import { RelatedName } from './fields/related-name'
import styles from './content.module.css'

interface ValueProps {
  kind: ContentKind
  /** A field in the rows of a list is named `list.field`. */
  name: string
  field: Field | undefined
  value: AnyValue | undefined
}

/** What a field says, to be read. */
export function Value({ kind, name, field, value }: ValueProps) {
  const { t, i18n } = useTranslation('content')
  if (isInBoth(value)) {
    const read = field?.type === 'richText' ? { zh: linesOf(value.zh), en: linesOf(value.en) } : value
    return <Both value={read} isPicture={field?.type === 'picture'} />
  }
  const sayOne = (one: string | number): ReactNode => {
    if (field?.type === 'choice' || field?.type === 'choices') return t(optionLabel(kind, name, String(one)))
    if (field?.type === 'relation' || field?.type === 'relations') {
      return <RelatedName kind={kindRelated(field.to)} id={Number(one)} />
    }
    if (field?.type === 'file') {
      return (
        <a href={downloadAddress(parseFileId(String(one)))}>
          {t('field.fileNow', { name: t(fieldLabel(kind, name)) })}
        </a>
      )
    }
    if (field?.type === 'moment') return momentText(String(one), i18n.language)
    if (field?.type === 'video') return <Video src={String(one)} label={t(fieldLabel(kind, name))} />
    return field?.type === 'pictures' ? <img src={String(one)} alt={t(fieldLabel(kind, name))} /> : one
  }
  if (field?.type === 'list') {
    return rowsOf(value).map((row, place) => (
      // oxlint-disable-next-line no-array-index-key -- rows have no name but their place
      <div key={place} className={styles.line}>
        {Object.entries(field.of).map(([inner, of]) => (
          <div key={inner}>
            <small>{t(fieldLabel(kind, `${name}.${inner}`))}</small>
            <Value kind={kind} name={`${name}.${inner}`} field={of} value={row[inner]} />
          </div>
        ))}
      </div>
    ))
  }
  const all = [value ?? []].flat().filter((one): one is string | number => typeof one !== 'object' && one !== '')
  if (all.length === 0) return <span className={styles.none}>{t('differences.empty')}</span>
  return all.length === 1 ? sayOne(all[0] ?? '') : all.map((one) => <p key={one}>{sayOne(one)}</p>)
}

function Video({ src, label }: { src: string; label: string }) {
  // oxlint-disable-next-line media-has-caption -- it is played without sound
  return <video src={src} aria-label={label} controls muted playsInline preload="metadata" />
}

function Both({ value, isPicture }: { value: InBoth; isPicture: boolean }) {
  const { t } = useTranslation('content')
  const parts = (['zh', 'en'] as const).filter((language) => value[language] !== '')
  if (parts.length === 0) return <span className={styles.none}>{t('differences.empty')}</span>
  return parts.map((language) => (
    <p key={language}>
      <small>{t(`field.${language}`)}</small>
      {isPicture ? (
        <img src={value[language]} alt={t(`field.${language}`)} />
      ) : (
        <span className={styles.lines}>{value[language]}</span>
      )}
    </p>
  ))
}
