import { Input, Select } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LANDMARK_NAME_MAX } from '#contract/fair/floor-plan/limits.ts'
import { landmarkKinds } from '#contract/fair/floor-plan/rules.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { Measure } from './measure'
import styles from './panels.module.css'
import type { Editor } from './use-editor'

/** The kind, names and place of a landmark. */
export function LandmarkFields({ editor, index }: { editor: Editor; index: number }) {
  const { t } = useTranslation('floor-plans')
  const id = useId()
  const { drawing, apply } = editor
  const landmark = drawing.landmarks[index]
  if (!landmark) return null
  const change = (values: Partial<PlanDrawing['landmarks'][number]>) =>
    apply({ ...drawing, landmarks: drawing.landmarks.map((one, at) => (at === index ? { ...one, ...values } : one)) })
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <label htmlFor={id}>{t('panel.kind')}</label>
        <Select
          id={id}
          size="small"
          value={landmark.kind}
          options={landmarkKinds.map((value) => ({ value, label: t(`map:landmark.${value}`) }))}
          onChange={(kind) => change({ kind })}
        />
      </div>
      {(['zh', 'en'] as const).map((language) => (
        <label key={language} className={styles.whole}>
          <span>{t(`panel.name.${language}`)}</span>
          <Input
            size="small"
            lang={language}
            key={`${landmark.id} ${landmark.name[language]}`}
            defaultValue={landmark.name[language]}
            maxLength={LANDMARK_NAME_MAX}
            autoComplete="off"
            onBlur={(event) => {
              const text = event.target.value.trim()
              if (text !== landmark.name[language]) change({ name: { ...landmark.name, [language]: text } })
            }}
            onPressEnter={(event) => event.currentTarget.blur()}
          />
        </label>
      ))}
      <Measure label={t('panel.x')} value={landmark.x} onCommit={(x) => change({ x })} />
      <Measure label={t('panel.y')} value={landmark.y} onCommit={(y) => change({ y })} />
    </div>
  )
}
