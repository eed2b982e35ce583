import type { $ZodRawIssue } from 'zod/v4/core'
import type { Language } from '#contract/core/language.ts'
import { ruleText, type RuleBreach, ruleTexts } from '#contract/core/rule-texts.ts'
import { DECIMALS, NO_ADDRESS, TWICE, UNSTORABLE } from '#contract/core/shapes.ts'

type Words = Record<Language, string>

const both = (zh: string, en: string): Words => ({ 'zh-CN': zh, 'en-US': en })

const missing = both('请填写', 'This field is required')
const kinds: Record<string, Words> = {
  string: both('应为文字', 'Must be text'),
  number: both('应为数字', 'Must be a number'),
  int: both('应为整数', 'Must be a whole number'),
  boolean: both('应为是或否', 'Must be yes or no'),
  array: both('应为列表', 'Must be a list'),
}
const other = both('内容不正确', 'This value is not valid')

/** Checks that name themselves. */
const reasons: Record<string, Words> = {
  [UNSTORABLE]: both('含有无法保存的字符', 'Contains a character that cannot be stored'),
  [NO_ADDRESS]: both('地址须为本站路径或 http(s) 链接', 'Must be a path on this site or an http(s) link'),
  [TWICE]: both('不能重复选择', 'Each item can be selected only once'),
  [DECIMALS]: both('小数位数过多', 'Has too many decimals'),
}

const isBreach = (name: unknown): name is RuleBreach => typeof name === 'string' && Object.hasOwn(ruleTexts, name)

/** Of a check that names itself, or the rule of the contract that it applies. */
function customWords({ reason, breach }: { reason?: unknown; breach?: unknown }): Words {
  if (isBreach(breach)) return both(ruleText(breach, 'zh-CN'), ruleText(breach, 'en-US'))
  return reasons[String(reason)] ?? other
}

/** Text, list or number that is too short, too long, too small or too great. */
function sizeWords({ code, origin, minimum, maximum, exact }: Record<string, unknown>): Words {
  const isSmall = code === 'too_small'
  const limit = String(isSmall ? minimum : maximum)
  if (origin === 'string') {
    if (exact) return both(`请输入 ${limit} 个字符`, `Enter exactly ${limit} characters`)
    if (isSmall && limit === '1') return missing
    return isSmall
      ? both(`至少 ${limit} 个字符`, `Enter at least ${limit} characters`)
      : both(`最多 ${limit} 个字符`, `Enter up to ${limit} characters`)
  }
  if (origin === 'array') {
    return isSmall
      ? both(`至少选择 ${limit} 项`, `Select at least ${limit}`)
      : both(`最多选择 ${limit} 项`, `Select up to ${limit}`)
  }
  return isSmall
    ? both(`不能小于 ${limit}`, `Must be at least ${limit}`)
    : both(`不能大于 ${limit}`, `Must be at most ${limit}`)
}

function pickWords(issue: $ZodRawIssue): Words {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? missing : (kinds[String(issue['expected'])] ?? other)
    case 'too_small':
    case 'too_big':
      return sizeWords({ ...issue })
    case 'invalid_format':
      return both('格式不正确', 'The format is not valid')
    case 'invalid_value':
      return both('不是可选的值', 'Not one of the options')
    case 'custom':
      return customWords(issue['params'] ?? {})
    default:
      return other
  }
}

/** What is wrong with a value, for the people who sent it. */
export const inputWords = (issue: $ZodRawIssue, language: Language): string => pickWords(issue)[language]
