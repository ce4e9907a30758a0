-- Two factors may well be challenged in the same microsecond; only Supabase's own schema thinks otherwise.
alter table auth.mfa_factors drop constraint mfa_factors_last_challenged_at_key;

-- For sweeping what has expired.
create index one_time_tokens_created_at on auth.one_time_tokens (created_at);
create index mfa_challenges_created_at on auth.mfa_challenges (created_at);
