import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { INDUSTRIES_MAX, newestThree } from '../../../../contract/registration/rules'
import { useIndustries } from '../api'
import { Chips } from './controls'
import { LoadedChoice } from './loaded-choice'
import type { Scope } from './scope'
import styles from './form.module.css'

/** One to three industries; of more the newest three are kept, and it is said which one went (spec: access §5). */
export function IndustryField({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const { form } = scope
  const industries = useIndustries()
  const chosen = form.watch('industryIds')
  const [dropped, setDropped] = useState<number>()

  const pick = (value: string) => {
    const id = Number(value)
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : newestThree(chosen, id)
    setDropped(chosen.length === INDUSTRIES_MAX && next.length === INDUSTRIES_MAX ? chosen[0] : undefined)
    form.setValue('industryIds', next, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }

  const gone = industries.data?.find(({ id }) => id === dropped)
  return (
    <LoadedChoice query={industries} label={t('form.industries')}>
      {(list) => (
        <>
          <Chips
            scope={scope}
            name="industryIds"
            label={t('form.industries')}
            hint={t('form.industriesHint', { max: INDUSTRIES_MAX })}
            required
            type="checkbox"
            options={list.map(({ id, name }) => ({ value: String(id), label: name }))}
            chosen={chosen.map(String)}
            onPick={pick}
          />
          <p className={styles.quiet} role="status">
            {gone ? t('form.industryDropped', { name: gone.name, max: INDUSTRIES_MAX }) : ''}
          </p>
        </>
      )}
    </LoadedChoice>
  )
}
