import { Input, InputNumber } from 'antd'
import type { TFunction } from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '#contract/fair/content/fields.ts'
import { type ContentKind, kindRelated } from '#contract/fair/content/kinds.ts'
import { ADDRESS_MAX } from '#contract/core/rules.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { ChipBoxes } from '#src/common/work/form/chips.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import { FileField } from './file-field'
import { DrawnChoice } from './drawn-choice'
import { InBothInput } from './in-both-input'
import { fieldLabel, optionLabel } from './labels'
import { type Given, ListInput } from './list-input'
import { MomentField } from './moment-field'
import { PictureInput } from './picture-input'
import { ShapeHint } from './picture-shape'
import { PicturesField } from './pictures-field'
import { RelatedInput, SeveralRelated } from './related-input'
import { RichTextInput } from '../rich/rich-text-input'
import { VideoInput } from './video-input'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './fields.module.css'

interface ContentFieldProps {
  kind: ContentKind
  /** A field of the rows of a list is named `list.field`. */
  name: string
  field: Field
}

interface Drawn extends ContentFieldProps {
  label: string
  t: TFunction<'content'>
}

const inputModes = { phone: 'tel', email: 'email' } as const

/** The control of a field, by its type; value and change are given to it by what it stands in. */
function drawControl({ kind, name, field, label, t }: Drawn): ReactElement<Given> {
  const say = (value: string) => ({ value, label: t(optionLabel(kind, name, value)) })
  switch (field.type) {
    case 'text':
      return <InBothInput label={label} max={field.max} {...(field.rows === undefined ? {} : { rows: field.rows })} />
    case 'richText':
      return <RichTextInput label={label} />
    case 'line':
      return (
        <TextInput
          maxLength={field.max}
          autoComplete="off"
          {...(field.format ? { inputMode: inputModes[field.format] } : {})}
        />
      )
    case 'number':
      return (
        <InputNumber min={field.min} max={field.max} precision={field.decimals ?? 0} className={styles.number ?? ''} />
      )
    case 'moment':
      return <MomentField />
    case 'picture':
      return <PictureInput label={label} of={field} />
    case 'video':
      return <VideoInput label={label} />
    case 'pictures':
      return <PicturesField label={label} max={field.max} shape={field.shape} />
    case 'file':
      return <FileField label={label} />
    case 'choice':
      return field.drawn ? (
        <DrawnChoice drawn={field.drawn} placeholder={t('field.choose')} options={field.options.map(say)} />
      ) : (
        <Choice placeholder={t('field.choose')} options={field.options.map(say)} />
      )
    case 'choices':
      return <ChipBoxes<string> aria-label={label} options={field.options.map(say)} />
    case 'relation':
      return <RelatedInput to={kindRelated(field.to)} />
    case 'relations':
      return <SeveralRelated to={kindRelated(field.to)} label={label} max={field.max} />
    case 'list':
      return (
        <ListInput
          label={label}
          fields={field.of}
          max={field.max}
          labelOf={(inner) => t(fieldLabel(kind, `${name}.${inner}`))}
          renderField={(inner, innerLabel) => {
            const of = field.of[inner]
            return of ? drawControl({ kind, name: `${name}.${inner}`, field: of, label: innerLabel, t }) : <Input />
          }}
        />
      )
    default:
      return <TextInput maxLength={ADDRESS_MAX} inputMode="url" autoComplete="off" />
  }
}

function hintOf(name: string, field: Field, t: TFunction<'content'>): ReactNode {
  if (name === 'templateName') return t('field.lookHint')
  if (name === 'answer') return <span className={styles.belowCount}>{t('field.answerHint')}</span>
  switch (field.type) {
    case 'picture':
      return <ShapeHint {...field} />
    case 'pictures':
      return t('field.shape', { ...field.shape })
    case 'video':
      return t('field.videoHint')
    case 'address':
      return t('field.addressHint')
    case 'moment':
      return t('field.momentHint')
    case 'choices':
    case 'relations':
      return t('field.max', { max: field.max })
    default:
      return undefined
  }
}

/** Those that half a line is enough for. */
const short: ReadonlySet<Field['type']> = new Set(['line', 'number', 'moment', 'choice', 'relation', 'address'])

/** A field of a form of content: its control by its type, with its hint and its error. */
export function ContentField({ kind, name, field }: ContentFieldProps) {
  const { t } = useTranslation('content')
  const label = t(fieldLabel(kind, name))
  return (
    <WorkField
      name={name}
      label={label}
      required={field.required === true}
      extra={hintOf(name, field, t)}
      className={styles[short.has(field.type) ? 'half' : 'whole'] ?? ''}
    >
      {drawControl({ kind, name, field, label, t })}
    </WorkField>
  )
}
