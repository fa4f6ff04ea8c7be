// Handlers of requests about notices: by push to a device, and by mail. NET-10.
import { NO } from '../common/refusals.ts';
import { aboutNotices, refuseMail, refuseNotices, wantNotices } from '../notices/subscriptions.ts';
import { DONE, type Handlers } from '../requests/context.ts';
import { needsProof } from './needs-proof.ts';

export const NOTICE_HANDLERS = {
  notices: ({ shared, who }) => aboutNotices(shared.services, who.person, shared.mailbox !== null),
  push: async ({ shared, who }, request) => {
    if (!(await shared.identities.persist(who))) return NO.notKept;
    return wantNotices(shared.services, request, { person: who.person, pushServices: shared.pushServices });
  },
  unpush: ({ shared, who }, { endpoint }) => refuseNotices(shared.services, endpoint, who.person),
  mail: async (context, { address, language }) => {
    const { mailbox, limits, identities } = context.shared;
    if (mailbox === null) return NO.noMail;
    const unproven = await needsProof(context);
    if (unproven !== null) return unproven;
    if (!(await limits.mails.take(context.session.address))) return NO.tooFast;
    if (!(await limits.mailsTo.take(address.toLowerCase()))) return NO.tooFast;
    if (!(await identities.persist(context.who))) return NO.notKept;
    return (await mailbox.ask(context.who.person, address, language)) ?? DONE;
  },
  mailCode: async ({ shared: { mailbox }, who }, { code }) =>
    mailbox === null ? NO.noMail : ((await mailbox.prove(who.person, code)) ?? DONE),
  unmail: ({ shared, who }) => refuseMail(shared.services, who.person),
} satisfies Partial<Handlers>;
