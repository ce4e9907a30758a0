"""Trains the sentence vectors that texts are found by. Run `npm run reader:prepare-vectors` first; see reader/README.md.

A question of the corpus shall be nearer to the questions of its text than to those of any other, two questions with the
same answer nearer to each other than to the other questions of their article, and a marked message nearer to what answers
it than to what does not. Needs PyTorch and NumPy.
"""
import argparse
import gzip
import hashlib
import json
import random
import time
from collections import defaultdict

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from encoder import Encoder, device, layer_tensors, layers_to_bytes, load_layers, pad, read_safetensors, write_safetensors

parser = argparse.ArgumentParser()
parser.add_argument('--build', default='reader/build')
parser.add_argument('--out', required=True)
parser.add_argument('--seconds', type=float, default=200)
parser.add_argument('--batch', type=int, default=384)
parser.add_argument('--lr', type=float, default=8e-5)
parser.add_argument('--scale', type=float, default=20.0, help='what a cosine is multiplied by before the softmax')
parser.add_argument('--keep', type=float, default=0.0, help='how much cosines are held to those of the base model')
parser.add_argument('--from', dest='start', default='', help='trained weights to go on from')
parser.add_argument('--base-shares', default='0', help='how much of the base model is mixed into the result: several make several files')
parser.add_argument('--marked-share', type=float, default=0.3, help='of a batch, how much are marked messages')
parser.add_argument('--all', action='store_true', help='train on the held-out messages too')
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--name', default='vectors')
args = parser.parse_args()
random.seed(args.seed)
np.random.seed(args.seed)
torch.manual_seed(args.seed)

data = json.load(gzip.open(f'{args.build}/vectors.json.gz'))
entries, queries = data['entries'], data['queries']
akin = defaultdict(set)
for guide, its in data['akin'].items():
    akin[guide].update(its)
    for article in its:
        akin[article].add(guide)

text_ids = {text: n for n, text in enumerate(sorted({e['text'] for e in entries} | {q['text'] for q in queries}))}
group_ids = {group: n for n, group in enumerate(sorted({e['group'] for e in entries if e['group']}))}
members = defaultdict(list)
of_text = defaultdict(list)
for n, e in enumerate(entries):
    if e['group']:
        members[e['group']].append(n)
    of_text[e['text']].append(n)

# Held out: of every twelfth group with several wordings the last one. Chosen by its name, so that runs can be compared.
held = set()
for at, group in enumerate(sorted(members)):
    if len(members[group]) > 1 and at % 12 == 0:
        held.add(members[group][-1])

text_of = torch.tensor([text_ids[e['text']] for e in entries], device=device)
group_of = torch.tensor([group_ids[e['group']] if e['group'] else -1 for e in entries], device=device)
is_question = torch.tensor([e['isQuestion'] for e in entries], device=device)
is_akin = torch.zeros(len(text_ids), len(text_ids), dtype=torch.bool, device=device)
for one, others in akin.items():
    for other in others:
        if one in text_ids and other in text_ids:
            is_akin[text_ids[one], text_ids[other]] = True
entry_ids, entry_lengths = pad([e['ids'] for e in entries])
query_ids, query_lengths = pad([q['ids'] for q in queries])
query_text = torch.tensor([text_ids[q['text']] for q in queries], device=device)

# Of the marked messages the same seventh of the conversations is held out as for the ranker.
is_held_message = lambda m: int(hashlib.sha1(m['first'].encode()).hexdigest(), 16) % 7 == 0
fits_of = lambda m: [place for place, grade in m['candidates'] if grade == 2]
marked = [m for m in data['marked'] if fits_of(m)]
learned = [m for m in marked if args.all or not is_held_message(m)]
held_messages = [m for m in marked if is_held_message(m)]
# A message with fewer tokens says too little by itself.
TOKENS_ALONE = 9

base = {name: tensor.to(device) for name, tensor in read_safetensors(f'{args.build}/vectors-base.safetensors')[0].items()}


def vectors_of(model, ids, lengths):
    longest = int(lengths.max())
    return F.normalize(model.encode(ids[:, :longest], lengths)[1].float(), dim=-1)


@torch.no_grad()
def all_vectors(model, ids, lengths, size=1024):
    was = model.training
    model.eval()
    order = torch.argsort(lengths)
    out = torch.zeros(len(ids), 384, device=device)
    with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
        for at in range(0, len(ids), size):
            rows = order[at : at + size]
            out[rows] = vectors_of(model, ids[rows], lengths[rows])
    model.train(was)
    return out


def found_for_marked(model, entry_vectors):
    """For marked messages held out: how often a text that answers is among the nearest answers, as the product searches."""
    groups = [e['group'] or e['text'] for e in entries]
    offered = is_question & torch.tensor([bool(e['key']) for e in entries], device=device)
    report = {}
    for name, some in (('first', [m for m in held_messages if not m['isLater']]), ('later', [m for m in held_messages if m['isLater']])):
        if not some:
            continue
        vectors = sum(all_vectors(model, *pad([m[form] for m in some])) for form in ('alone', 'together'))
        cosines = vectors @ entry_vectors.T
        cosines[:, ~offered] = -4
        nearest = cosines.topk(120, 1).indices.tolist()
        ranks = []
        for message, places in zip(some, nearest):
            right = {groups[place] for place in fits_of(message)}
            order = list(dict.fromkeys(groups[place] for place in places))
            ranks.append(next((n for n, group in enumerate(order) if group in right), 999))
        report[name] = [len(some), *(round(float(np.mean([rank < k for rank in ranks])), 3) for k in (1, 3, 6, 10, 16))]
    return report


def found_first(model):
    """For questions held out: how often the first question found has the same answer, and the same text."""
    entry_vectors = all_vectors(model, entry_ids, entry_lengths)
    texts = torch.tensor([e['text'].startswith(('article:', 'guide:')) for e in entries], device=device) & is_question
    shelf = texts.clone()
    shelf[list(held)] = False
    report, rows = {}, {}
    report['marked: count, first, in 3, 6, 10, 16'] = found_for_marked(model, entry_vectors)
    asked = sorted(held)
    cosines = entry_vectors[asked] @ entry_vectors.T
    cosines[:, ~shelf] = -1
    best, place = cosines.max(1)
    right = group_of[place] == group_of[asked]
    report['same answer'] = round(right.float().mean().item(), 4)
    rows['answers'] = [best.tolist(), right.tolist()]
    tests = [n for n, q in enumerate(queries) if q['isTest']]
    vectors = all_vectors(model, query_ids[tests], query_lengths[tests])
    cosines = vectors @ entry_vectors.T
    cosines[:, ~texts] = -1
    best, place = cosines.max(1)
    meant = query_text[tests]
    right = (text_of[place] == meant) | is_akin[meant, text_of[place]]
    for kind in ('article:', 'guide:'):
        of = torch.tensor([queries[n]['text'].startswith(kind) for n in tests], device=device)
        report[f'{kind} questions'] = [int(of.sum()), round(right[of].float().mean().item(), 4)]
        rows[kind] = [best[of].tolist(), right[of].tolist()]
    exact = text_of[place] == meant
    of = torch.tensor([queries[n]['text'].startswith(('article:', 'guide:')) for n in tests], device=device)
    report['exact text'] = round(exact[of].float().mean().item(), 4)
    numbers = torch.tensor([':' not in queries[n]['text'] for n in tests], device=device)
    rows['calculators'] = [best[numbers].tolist(), []]
    report['nearest text of a calculation'] = [round(x, 3) for x in torch.quantile(best[numbers], torch.tensor([0.5, 0.9, 0.97], device=device)).tolist()]
    return report, rows


def train(model):
    teacher = Encoder(base).to(device).eval() if args.keep else None
    trained = [p for p in model.parameters() if p.requires_grad]
    optimizer = torch.optim.AdamW(trained, lr=args.lr, weight_decay=0.01, fused=device == 'cuda')
    asked_lines = np.array([n for n, q in enumerate(queries) if not q['isTest'] and q['text'] in of_text])
    is_text = np.array([queries[n]['text'].startswith(('article:', 'guide:')) for n in asked_lines])
    in_group = np.array([n for n, e in enumerate(entries) if e['group'] and n not in held])
    started, done, running = time.time(), 0, 0.0
    # Passages are long, and found together with their subjects: questions are compared with questions.
    kept_mask = ~is_question
    kept_mask[list(held)] = True
    model.train()
    while (spent := (time.time() - started) / args.seconds) < 1:
        if done % 400 == 0:
            shelf = all_vectors(model, entry_ids, entry_lengths)
            line_vectors = all_vectors(model, query_ids, query_lengths)
        # Of the rest, half are questions of the corpus, which lead to a text; half are questions of a text, which get one answer.
        of_marked = random.choices(learned, k=int(args.batch * args.marked_share)) if learned else []
        half = (args.batch - len(of_marked)) // 2
        texts = asked_lines[is_text]
        lines = np.concatenate([np.random.choice(texts, half * 3 // 4), np.random.choice(asked_lines[~is_text], half // 4)])
        own = np.random.choice(in_group, args.batch - len(of_marked) - len(lines))
        lines_t, own_t = torch.tensor(lines, device=device), torch.tensor(own, device=device)
        # Of a text, the question that is nearest today is the one that was meant.
        near = line_vectors[lines_t] @ shelf.T
        near[:, kept_mask] = -2
        same = text_of[None] == query_text[lines_t][:, None]
        positive = near.masked_fill(~same, -2).argmax(1)
        neutral = is_akin[query_text[lines_t]][:, text_of]
        hard = near.masked_fill(same | neutral, -2).topk(24, 1).indices
        partner = torch.tensor([random.choice([m for m in members[entries[n]['group']] if m != n and m not in held] or [n]) for n in own], device=device)
        near_own = shelf[own_t] @ shelf.T
        near_own[:, kept_mask] = -2
        blocked = (group_of[None] == group_of[own_t][:, None]) | ((group_of < 0)[None] & (text_of[None] == text_of[own_t][:, None])) | is_akin[text_of[own_t]][:, text_of]
        hard_own = near_own.masked_fill(blocked, -2).topk(24, 1).indices
        pick = lambda table: table.gather(1, torch.randint(0, table.shape[1], (table.shape[0], 2), device=device)).flatten()
        answering = torch.tensor([random.choice(fits_of(m)) for m in of_marked], dtype=torch.long, device=device)
        failing = [place for m in of_marked for place, grade in random.sample(m['candidates'], min(6, len(m['candidates']))) if grade == 0]
        failing = torch.tensor(failing, dtype=torch.long, device=device)
        compared = torch.unique(torch.cat([positive, partner, pick(hard), pick(hard_own), answering, failing]))
        place = torch.full((len(entries),), -1, device=device)
        place[compared] = torch.arange(len(compared), device=device)
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
            asked = torch.cat([
                vectors_of(model, query_ids[lines_t], query_lengths[lines_t]),
                vectors_of(model, entry_ids[own_t], entry_lengths[own_t]),
            ])
            if of_marked:
                forms = [m['alone'] if len(m['alone']) >= TOKENS_ALONE and random.random() < 0.5 else m['together'] for m in of_marked]
                asked = torch.cat([asked, vectors_of(model, *pad(forms))])
            offered = vectors_of(model, entry_ids[compared], entry_lengths[compared])
        cosines = asked @ offered.T
        target = torch.cat([place[positive], place[partner], place[answering]])
        # Of the texts that were not offered for a marked message, those of the same article may answer it too.
        neutral_marked = (text_of[compared][None] == text_of[answering][:, None]).cpu().numpy()
        places = place.cpu().numpy()
        for row, message in enumerate(of_marked):
            for at, grade in message['candidates']:
                if places[at] >= 0:
                    neutral_marked[row, places[at]] = grade > 0
        neutral_marked = torch.from_numpy(neutral_marked).to(device)
        ignored = torch.cat([
            (text_of[compared][None] == query_text[lines_t][:, None]) | is_akin[query_text[lines_t]][:, text_of[compared]],
            blocked[:, compared],
            neutral_marked,
        ])
        ignored[torch.arange(len(target), device=device), target] = False
        scores = (args.scale * cosines).masked_fill(ignored, -1e4)
        loss = F.cross_entropy(scores, target, label_smoothing=0.0)
        if teacher:
            with torch.no_grad(), torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
                was = torch.cat([
                    vectors_of(teacher, query_ids[lines_t], query_lengths[lines_t]),
                    vectors_of(teacher, entry_ids[own_t], entry_lengths[own_t]),
                ]) @ vectors_of(teacher, entry_ids[compared], entry_lengths[compared]).T
            loss = loss + args.keep * ((cosines - was) ** 2).mean() * 100
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(trained, 1.0)
        for part in optimizer.param_groups:
            part['lr'] = args.lr * min(1, spent / 0.06 + 0.02) * (1 - 0.97 * spent)
        optimizer.step()
        done += 1
        running += loss.detach()
        if done % 400 == 0:
            print(f'{args.name} {done} steps, loss {float(running) / 400:.3f}, {time.time() - started:.0f} s', flush=True)
            running = 0.0


torch.set_float32_matmul_precision('high')
model = Encoder(base).to(device)
before, rows_before = found_first(model)
print(args.name, 'before', json.dumps(before), flush=True)
of_base = {name: tensor.clone() for name, tensor in model.layers.state_dict().items()}
if args.start:
    load_layers(model, args.start)
    print(args.name, 'start', json.dumps(found_first(model)[0]), flush=True)
if args.seconds:
    train(model)
trained = {name: tensor.clone() for name, tensor in model.layers.state_dict().items()}
for share in map(float, args.base_shares.split(',')):
    model.layers.load_state_dict({name: share * of_base[name] + (1 - share) * trained[name] for name in trained})
    layers_to_bytes(model)
    after, rows_after = found_first(model)
    print(args.name, f'with {share} of the base', json.dumps(after), flush=True)
    tensors = layer_tensors(model)
    digest = hashlib.sha256(b''.join(np.ascontiguousarray(array).tobytes() for array in tensors.values())).hexdigest()
    write_safetensors(f'{args.out}/{args.name}-{share}.safetensors', tensors, {'name': digest[:12]})
    scores = {'before': before, 'after': after, 'rows before': rows_before, 'rows after': rows_after}
    json.dump(scores, open(f'{args.out}/{args.name}-{share}.json', 'w'))
