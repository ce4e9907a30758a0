import type { FullUser } from '#server/auth/domain/users/users.ts';

/** The user in the wire format: e-mail and phone are "" if missing, and times are left out if missing. */
export function toUserJson(user: FullUser): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    ...present('email_confirmed_at', user.email_confirmed_at),
    ...present('invited_at', user.invited_at),
    phone: user.phone ?? '',
    ...present('phone_confirmed_at', user.phone_confirmed_at),
    ...present('confirmation_sent_at', user.confirmation_sent_at),
    ...present('confirmed_at', user.confirmed_at),
    ...present('recovery_sent_at', user.recovery_sent_at),
    ...present('new_email', user.email_change),
    ...present('email_change_sent_at', user.email_change_sent_at),
    ...present('reauthentication_sent_at', user.reauthentication_sent_at),
    ...present('last_sign_in_at', user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    ...(user.factors.length > 0 ? { factors: user.factors } : {}),
    identities: user.identities,
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...present('banned_until', user.banned_until),
    is_anonymous: user.is_anonymous,
  };
}

function present(name: string, value: Date | string | null): Record<string, Date | string> {
  return value === null || value === '' ? {} : { [name]: value };
}
