import type * as z from 'zod/mini'
import type { BroadcastEvents } from '#contract/live/broadcast/realtime.ts'
import { chatCommandOutputs, chatCommands, type ChatEvents } from '#contract/live/chat/realtime.ts'
import type { TodayEvents } from '#contract/operations/today/realtime.ts'
import { captionCommandOutputs, captionCommands, type CaptionEvents } from '#contract/trade/captions/realtime.ts'
import { talkCommandOutputs, talkCommands, type TalkEvents } from '#contract/trade/appointments/realtime.ts'

/** Every command that a client may send over the socket; the names are those of their events on the wire. */
export const commands = { ...chatCommands, ...talkCommands, ...captionCommands } as const
export type CommandName = keyof typeof commands
export type CommandInput<Name extends CommandName> = z.input<(typeof commands)[Name]>
export type CommandParsed<Name extends CommandName> = z.output<(typeof commands)[Name]>

/** The data of each command's answer. */
export const commandOutputs = { ...chatCommandOutputs, ...talkCommandOutputs, ...captionCommandOutputs } as const
export type CommandOutput<Name extends CommandName> = z.output<(typeof commandOutputs)[Name]>

/** Events that the server sends on its own. */
export interface RealtimeEvents extends ChatEvents, BroadcastEvents, TalkEvents, CaptionEvents, TodayEvents {}
export type RealtimeEvent = keyof RealtimeEvents

/** The answer to a command. */
export interface CommandAnswer<Data> {
  code: number
  msg: string
  data: Data | null
}
