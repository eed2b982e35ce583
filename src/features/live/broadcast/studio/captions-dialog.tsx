import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languages, type Language } from '#contract/core/language.ts'
import form from '#src/common/form/form.module.css'
import { ConfirmDialog } from '#src/common/ui/dialog/confirm-dialog.tsx'

interface Props {
  isTranslated: boolean
  onAgree: (language: Language) => Promise<void>
  onClose: () => void
}

/** Asks for consent before what the host speaks is sent anywhere: where it goes, what is stored, and in which language it is. */
export function CaptionsDialog({ isTranslated, onAgree, onClose }: Props) {
  const { t, i18n } = useTranslation('broadcast')
  const id = useId()
  const [language, setLanguage] = useState<Language>(i18n.language === 'en-US' ? 'en-US' : 'zh-CN')
  return (
    <ConfirmDialog
      title={t('captions.title')}
      yes={t('captions.agree')}
      no={t('captions.notNow')}
      onYes={() => onAgree(language)}
      onClose={onClose}
    >
      <p>{t(isTranslated ? 'captions.textTranslated' : 'captions.text')}</p>
      <p>{t('captions.where')}</p>
      <label className={form.label} htmlFor={id}>
        {t('captions.language')}
      </label>
      <select
        id={id}
        className={form.input}
        value={language}
        onChange={({ target }) => setLanguage(languages.find((one) => one === target.value) ?? language)}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {t(`captions.spoken.${one}`)}
          </option>
        ))}
      </select>
    </ConfirmDialog>
  )
}
