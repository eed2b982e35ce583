import {
  type CommandName,
  type CommandOutput,
  commandOutputs,
  type CommandParsed,
  commands,
} from '#contract/catalog/realtime.ts'
import type { CommandContext, CommandRoute } from '#server/platform/realtime/command.ts'

/** Ties a command of the contract to what answers it; refusals are thrown as everywhere. */
export function command<Name extends CommandName>(
  name: Name,
  handle: (context: CommandContext<CommandParsed<Name>>) => Promise<CommandOutput<Name>>,
): CommandRoute {
  return { name, input: commands[name], output: commandOutputs[name], handle }
}
