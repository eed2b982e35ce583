import { examine } from '#server/doctor/examine.ts'
import { describeFindings, hasFailed } from '#server/doctor/report.ts'
import { describeFailure, endOnUncaught } from '#server/platform/describe-failure.ts'

endOnUncaught()

/** Reports what keeps a server with these settings from serving well: `npm run doctor`, for programs with `--json`. */
async function main(): Promise<void> {
  const findings = await examine(process.env)
  console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : describeFindings(findings))
  process.exitCode = hasFailed(findings) ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(describeFailure(error))
  process.exitCode = 1
})
